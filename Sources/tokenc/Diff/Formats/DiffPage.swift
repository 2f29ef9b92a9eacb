enum DiffPage { static func text(_ diff: TokenDiff) -> [UInt8] { [] } }
