/** A token enum, whose names are those that servers send. */
interface DesignToken {
    /** The string that servers send. */
    val serverName: String
}

/** The result of looking up a name that a server sent. */
sealed class TokenLookup<out Token> {
    /** The token's current name; the token is not deprecated. */
    data class Exact<Token>(override val token: Token) : TokenLookup<Token>()

    /** A former name of the token. */
    data class Renamed<Token>(override val token: Token, val from: String) : TokenLookup<Token>()

    /** The current name of a deprecated token. */
    data class Deprecated<Token>(override val token: Token, val replacement: Token?) : TokenLookup<Token>()

    /** No token has this name or had it in the past; at most three are near, the nearest first. */
    data class Unknown<Token>(val name: String, val nearest: List<Token>) : TokenLookup<Token>() {
        override val token: Token? get() = null
    }

    /** The token, also for a former name; null if the name is unknown. */
    abstract val token: Token?
}

/** The names of one token enum, present and former. */
class TokenNames<Token>(
    private val tokens: List<Token>,
    private val former: Map<String, String> = mapOf(),
    private val deprecated: Map<String, String?> = mapOf(),
    private val releases: Map<String, String> = mapOf()
) where Token : DesignToken {
    private val byName: Map<String, Token> by lazy {
        val found = HashMap<String, Token>(tokens.size * 2)
        for (token in tokens) found[token.serverName] = token
        found
    }

    /** The token with this current name; null if the name is unknown or a former one. */
    operator fun get(name: String): Token? = byName[name]

    /** Finds the token with a current or former name, or else the tokens with the nearest names. */
    fun lookup(name: String): TokenLookup<Token> {
        val exact = byName[name]
        if (exact != null) {
            if (!isDeprecated(exact)) return TokenLookup.Exact(exact)
            return TokenLookup.Deprecated(exact, replacement(exact))
        }
        val renamed = former[name]?.let { byName[it] }
        if (renamed != null) return TokenLookup.Renamed(renamed, name)
        return TokenLookup.Unknown(name, nearest(name))
    }

    /** Whether the tokens declare this one as deprecated, so that it should no longer be used. */
    fun isDeprecated(token: Token): Boolean = deprecated.containsKey(token.serverName)

    /** The token to use instead of a deprecated one; null if none is named. */
    fun replacement(token: Token): Token? = deprecated[token.serverName]?.let { byName[it] }

    /** The first release of the apps that knows a name, present or former; null for none. */
    fun since(name: String): String? = releases[name]

    /** The names that servers once sent for a token. */
    fun formerNames(token: Token): List<String> =
        former.entries.filter { it.value == token.serverName }.map { it.key }

    /**
     * The name by which the apps of a release know a token: the current one, or the latest of the former ones
     * that they know, or that of the deprecated token that it took the place of, through any number of
     * generations; null if they know none, or if it took the place of several that they know.
     *
     * @param release three numbers, such as `2.1.0`.
     */
    fun nameFor(token: Token, release: String): String? {
        var generation = listOf(token.serverName)
        val seen = HashSet(generation)
        while (generation.isNotEmpty()) {
            val known = generation.mapNotNull { ownNameFor(it, release) }
            if (known.isNotEmpty()) return known.singleOrNull()
            generation = generation.flatMap { name -> deprecated.filterValues { it == name }.keys }.filter { seen.add(it) }
        }
        return null
    }

    private fun ownNameFor(name: String, release: String): String? {
        fun isKnown(one: String): Boolean = releases[one]?.let { compareReleases(it, release) <= 0 } ?: false
        if (isKnown(name)) return name
        var best: String? = null
        for ((one, token) in former) {
            if (token != name || !isKnown(one)) continue
            val known = best
            if (known == null || compareReleases(releases[known] ?: "", releases[one] ?: "") <= 0) best = one
        }
        return best
    }

    private fun compareReleases(one: String, other: String): Int {
        val (a, b) = listOf(one, other).map { text -> text.split(".").map { it.toIntOrNull() ?: 0 } }
        for (place in 0 until 3) {
            val difference = a.getOrElse(place) { 0 }.compareTo(b.getOrElse(place) { 0 })
            if (difference != 0) return difference
        }
        return 0
    }

    /**
     * The tokens whose names are nearest: by the Levenshtein distance of their bytes (Wagner and Fischer, 1974),
     * in small letters and without separators, at most a third of the name's length, or 2.
     */
    private fun nearest(name: String): List<Token> {
        val wanted = folded(name)
        if (wanted.isEmpty() || name.toByteArray(Charsets.UTF_8).size > 256) return listOf()
        val limit = maxOf(2, wanted.size / 3)
        val near = ArrayList<Pair<Int, Int>>()
        val places = HashMap<String, Int>()
        tokens.forEachIndexed { place, token -> places[token.serverName] = place }
        fun add(text: String, place: Int) {
            if (text.toByteArray(Charsets.UTF_8).size > 512) return
            val edits = distance(wanted, folded(text))
            if (edits <= limit) near.add(Pair(edits, place))
        }
        tokens.forEachIndexed { place, token -> add(token.serverName, place) }
        for ((text, token) in former) places[token]?.let { add(text, it) }
        return near.sortedWith(compareBy({ it.first }, { it.second }))
            .map { tokens[it.second] }.distinct().take(3)
    }

    private fun folded(name: String): List<Int> =
        name.toByteArray(Charsets.UTF_8).map { it.toInt() and 0xFF }
            .filter { it != 0x5F && it != 0x2D && it != 0x2E && it != 0x2F && it != 0x20 }
            .map { if (it in 0x41..0x5A) it or 0x20 else it }

    private fun distance(one: List<Int>, other: List<Int>): Int {
        var row = IntArray(one.size + 1) { it }
        for (byte in other) {
            val next = IntArray(one.size + 1)
            next[0] = row[0] + 1
            for (column in 1..one.size) {
                val replaced = row[column - 1] + if (one[column - 1] == byte) 0 else 1
                next[column] = minOf(replaced, minOf(row[column], next[column - 1]) + 1)
            }
            row = next
        }
        return row[one.size]
    }
}

/** The brightness that a design is shown in. */
enum class Scheme { LIGHT, DARK }

/** Whether the user asked for more contrast. */
enum class Contrast { NORMAL, HIGH }

/** Whether a surface lies above another. */
enum class Elevation { BASE, ELEVATED }

/** The width that an interface has. */
enum class SizeClass { COMPACT, REGULAR }

/** The conditions in which values are asked for. */
data class ThemeContext(
    val scheme: Scheme = Scheme.LIGHT,
    val contrast: Contrast = Contrast.NORMAL,
    val elevation: Elevation = Elevation.BASE,
    val sizeClass: SizeClass = SizeClass.COMPACT
)

/** The axes with which values vary, in the order of the bits of a variant. */
internal enum class ThemeAxis(val isSecond: (ThemeContext) -> Boolean) {
    SCHEME({ it.scheme == Scheme.DARK }),
    CONTRAST({ it.contrast == Contrast.HIGH }),
    ELEVATION({ it.elevation == Elevation.ELEVATED }),
    SIZE_CLASS({ it.sizeClass == SizeClass.REGULAR })
}

/** The values of one token enum: for each token one, one for each variant, or these for each brand. */
internal class TokenRows<Value>(private val axes: List<ThemeAxis>, private val chunks: List<() -> List<List<Value>>>) {
    private val rows: List<List<Value>> by lazy { chunks.flatMap { it() } }

    fun value(token: Int, brand: Int, context: ThemeContext): Value {
        val row = rows[token]
        var variant = 0
        axes.forEachIndexed { bit, axis -> if (axis.isSecond(context)) variant = variant or (1 shl bit) }
        val variants = 1 shl axes.size
        return row[if (row.size == 1) 0 else if (row.size == variants) variant else brand * variants + variant]
    }
}

/** A color; channels and alpha from 0 to 1, in sRGB or, when it lies outside, in Display P3. */
data class ColorValue(
    val red: Double,
    val green: Double,
    val blue: Double,
    val alpha: Double = 1.0,
    val isDisplayP3: Boolean = false,
    /** The nearest color of sRGB, of one in Display P3. */
    val fallback: ColorValue? = null
) {
    /** The color in sRGB as `0xAARRGGBB`, which rounds it to 8 bits. */
    val argb: Int
        get() {
            if (fallback != null) return fallback.argb
            fun bits(value: Double) = (value.coerceIn(0.0, 1.0) * 255 + 0.5).toInt()
            return (bits(alpha) shl 24) or (bits(red) shl 16) or (bits(green) shl 8) or bits(blue)
        }
}

/** Font names, the most preferred first. */
data class FontFamilyValue(val names: List<String>)

/** A weight from 1 to 1000. */
data class FontWeightValue(val number: Double)

/** A span of time. */
data class DurationValue(val seconds: Double)

/** The control points of a timing curve. */
data class CubicBezierValue(val x1: Double, val y1: Double, val x2: Double, val y2: Double)

/** How a line is drawn: a keyword of CSS, or lengths of dashes and gaps in points with the ends of dashes. */
data class StrokeStyleValue(val keyword: String?, val dashes: List<Double> = listOf(), val lineCap: String? = null)

/** A line around something; its width in points. */
data class BorderValue(val color: ColorValue, val width: Double, val style: StrokeStyleValue)

/** A change over time. */
data class TransitionValue(val duration: DurationValue, val delay: DurationValue, val timingFunction: CubicBezierValue)

/** Layers of shadow, the topmost first. */
data class ShadowValue(val layers: List<ShadowLayer>)

/** A layer of a shadow; lengths in points. */
data class ShadowLayer(
    val color: ColorValue, val offsetX: Double, val offsetY: Double, val blur: Double, val spread: Double,
    val inset: Boolean = false
)

/** Colors along a line. */
data class GradientValue(val stops: List<GradientStop>)

/** A color at a position from 0, the start, to 1, the end. */
data class GradientStop(val color: ColorValue, val position: Double)

/** A text style; lengths in points at the default text size. */
data class TypographyValue(
    val fontFamily: FontFamilyValue,
    val size: Double,
    val weight: FontWeightValue,
    val lineHeight: Double,
    val letterSpacing: Double,
    /** `none`, `uppercase`, `lowercase` or `capitalized`. */
    val textCase: String = "none",
    val monospacedDigits: Boolean = false
)
