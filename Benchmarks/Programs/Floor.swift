#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The least that a compiler has to do: `floor FOLDER FILES BYTES INPUT…` reads all inputs and writes as
/// many bytes to as many new files; to the standard output when the folder is `-`.
@main enum Floor {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3, let files = Int(words[1]), let bytes = Int(words[2]) else { return }
    for path in words[3...] { read(path) }
    guard files > 0 else { return }
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: bytes / files)
    if words[0] == "-" {
      write(text, to: 1)
      return
    }
    mkdir(words[0], 0o777)
    for number in 0..<files {
      let descriptor = open("\(words[0])/\(number)", O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      write(text, to: descriptor)
      close(descriptor)
    }
  }

  private static func read(_ path: String) {
    let descriptor = open(path, O_RDONLY)
    var info = stat()
    fstat(descriptor, &info)
    _ = [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
      #if canImport(Darwin)
        count = max(0, Darwin.read(descriptor, buffer.baseAddress, buffer.count))
      #elseif canImport(Glibc)
        count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
      #elseif canImport(Musl)
        count = max(0, Musl.read(descriptor, buffer.baseAddress, buffer.count))
      #endif
    }
    close(descriptor)
  }

  private static func write(_ text: [UInt8], to descriptor: Int32) {
    text.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, chunk.baseAddress, chunk.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, chunk.baseAddress, chunk.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, chunk.baseAddress, chunk.count)
        #endif
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
