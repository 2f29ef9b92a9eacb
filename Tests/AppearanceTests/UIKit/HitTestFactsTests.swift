#if canImport(UIKit)
  import Testing
  import UIKit

  /// The stand-in's hit testing, as the page of `UIView.hitTest(_:with:)` has UIKit's.
  @Suite("Hit testing as documented") @MainActor struct HitTestFactsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    private let front = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))

    init() {
      root.addSubview(back)
      root.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test("the frontmost view that contains the point is hit") func frontmost() {
      #expect(hit(50, 50) === front)
      #expect(hit(30, 30) === back)
      #expect(hit(10, 10) === root)
    }

    @Test("what is outside of the view around it is not hit") func outside() {
      #expect(hit(110, 110) == nil)
    }

    @Test("what is hidden, takes no touches or is nearly clear is passed over with all in it")
    func passedOver() {
      front.alpha = 0.009
      #expect(hit(50, 50) === back)
      front.alpha = 0.01
      #expect(hit(50, 50) === front)
      front.isUserInteractionEnabled = false
      #expect(hit(50, 50) === back)
      back.isHidden = true
      #expect(hit(50, 50) === root)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      back.addSubview(inner)
      #expect(hit(50, 50) === root)
    }

    @Test("a view that is scaled is hit where it is shown") func scaled() {
      back.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(hit(25, 25) === root)
      #expect(hit(31, 31) === back)
      let inner = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
      back.addSubview(inner)
      #expect(hit(46, 46) === front)
      front.isHidden = true
      #expect(hit(46, 46) === inner)
      #expect(hit(44, 44) === back)
    }
  }
#endif
