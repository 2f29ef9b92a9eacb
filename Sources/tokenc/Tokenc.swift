@main
enum Tokenc {
  static func main() {
    print("tokenc")
  }
}
