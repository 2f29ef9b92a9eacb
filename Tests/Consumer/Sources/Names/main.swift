import TokenRuntime

// A program that has the runtime alone, neither Foundation nor the C library: it has to link.
print(ColorComponents(rgb: 0xFFFFFF))
