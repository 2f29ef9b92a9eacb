import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.charset.CharacterCodingException

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
    private val releases: Map<String, String> = mapOf(),
    /** What to send for tokens that took the place of several, by the first release; null where nothing is right. */
    private val sent: Map<String, List<Pair<String, String?>>> = mapOf()
) where Token : DesignToken {
    private val byName: Map<String, Token> by lazy {
        val found = HashMap<String, Token>(tokens.size * 2)
        for (token in tokens) found[token.serverName] = token
        found
    }

    /** The token with this current name; null if the name is unknown or a former one. */
    operator fun get(name: String): Token? = byName[name]

    /** The token with a current or former name; null for none. */
    fun find(name: String): Token? = byName[name] ?: former[name]?.let { byName[it] }

    /** Finds the token with a current or former name, or else the tokens with the nearest names. */
    fun lookup(name: String): TokenLookup<Token> {
        val exact = byName[name]
        if (exact != null) {
            if (!isDeprecated(exact)) return TokenLookup.Exact(exact)
            return TokenLookup.Deprecated(exact, replacement(exact))
        }
        val renamed = find(name)
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
     * that they know, or that of a token that it took the place of, through any number of generations; null if
     * they know none, or if it took the place of several and none of these looks right.
     *
     * @param release three numbers, such as `2.1.0`.
     */
    fun nameFor(token: Token, release: String): String? {
        val answers = sent[token.serverName]
        val since = releases[token.serverName]
        if (answers != null && (since == null || compareReleases(since, release) > 0)) {
            return answers.lastOrNull { compareReleases(it.first, release) <= 0 }?.second
        }
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
internal enum class ThemeAxis(val packBit: Int, val isSecond: (ThemeContext) -> Boolean) {
    SCHEME(1, { it.scheme == Scheme.DARK }),
    CONTRAST(2, { it.contrast == Contrast.HIGH }),
    ELEVATION(4, { it.elevation == Elevation.ELEVATED }),
    SIZE_CLASS(16, { it.sizeClass == SizeClass.REGULAR })
}

/** The values of one token enum: for each token one, one for each variant, or these for each brand. */
internal class TokenRows<Value>(
    private val axes: List<ThemeAxis>,
    private val chunks: List<() -> List<List<Value>>>,
    private val group: String,
    private val type: String,
    private val names: () -> TokenNames<*>
) {
    private val rows: List<List<Value>> by lazy { chunks.flatMap { it() } }

    /** A token's value in a pack, or else in a brand. */
    fun value(token: Int, brand: Int, context: ThemeContext, pack: ThemePack?): Value {
        @Suppress("UNCHECKED_CAST")
        pack?.value(this, group, type, names, token, context)?.let { return it as Value }
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

/** Colors along a line, whose angle is in degrees, clockwise from upwards; null if the tokens leave it open. */
data class GradientValue(val stops: List<GradientStop>, val angle: Double? = null)

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
    val monospacedDigits: Boolean = false,
    val isItalic: Boolean = false
)

/** Why a pack is refused; [message] says it in words for a report. */
class ThemePackException(val reason: Reason, message: String) : Exception(message) {
    enum class Reason { NOT_A_PACK, NEWER_FORMAT, DAMAGED, UNKNOWN_BRAND, OTHER_TYPE }
}

/** The values of one brand in a file that `tokenc pack` made; they come before those that were compiled in. */
class ThemePack private constructor(private val bytes: PackBytes) {
    /** The brand whose values these are. */
    val brand: String = bytes.text(bytes.word(48))
    /** The brand that they lie over where [brand] is unknown. */
    val base: String = bytes.text(bytes.word(52))
    /** A number without sign that is higher in a later pack of the brand. */
    val serial: Long get() = bytes.long(24)
    /** The second since 1970 from which on it is not to be used, without sign; null for none. */
    val expiry: Long? get() = bytes.long(32).takeIf { it != 0L }
    /** The part of all installations that are to use it, from 0 to 1. */
    val share: Double get() = bytes.word(40) / 10_000.0
    /** The earliest release of the app that is to use it, such as `2.4.0`; null for all. */
    val minimumRelease: String? = if (bytes.word(8) == 2L) bytes.text(bytes.word(64)) else null
    /** Whether it takes back all packs of its brand with lower serials, and has no values itself. */
    val isRevocation: Boolean get() = bytes.word(44) == 1L

    private val groups = LinkedHashMap<String, PackedGroup>()
    /** The values by the ordinals of an app's tokens. */
    private val tokens = java.util.concurrent.ConcurrentHashMap<Any, PackedTokens>()

    init {
        if (bytes.word(40) > 10_000 || bytes.word(44) > 1) throw damaged("its header")
        val (count, start) = Pair(bytes.word(56), bytes.word(60))
        if (count > if (isRevocation) 0 else 256) throw damaged("it has $count groups")
        if (minimumRelease?.matches(releaseForm) == false) throw damaged("its minimum release")
        bytes.check(start, 24 * count)
        var last: ByteArray? = null
        for (index in 0 until count) {
            val group = PackedGroup(bytes, start + 24 * index)
            val name = group.name.toByteArray(Charsets.UTF_8)
            if (last != null && !last.precedes(name)) throw damaged("its groups are not in order")
            groups[group.name] = group
            last = name
        }
    }

    internal fun value(
        rows: Any, group: String, type: String, names: () -> TokenNames<*>, token: Int, context: ThemeContext
    ): Any? {
        val known = tokens[rows]
        if (known != null) return known.value(token, context)
        val joined = PackedTokens(groups[group]?.takeIf { it.type == type }, names)
        tokens[rows] = joined
        return joined.value(token, context)
    }

    /**
     * The brand of an app that the pack is for, or that it lies over; [types] are those of the app's groups.
     *
     * @throws ThemePackException if the app has neither, or values of another type in a group of the pack.
     */
    internal fun <Brand> brandAmong(types: Map<String, String>, named: (String) -> Brand?): Brand {
        val found = named(brand) ?: named(base)
            ?: throw ThemePackException(ThemePackException.Reason.UNKNOWN_BRAND, "the app has no brand '$brand'")
        for ((group, type) in types) {
            val packed = groups[group]?.type ?: type
            if (packed == type) continue
            val message = "'$group' has the type $packed, and $type in the app"
            throw ThemePackException(ThemePackException.Reason.OTHER_TYPE, message)
        }
        return found
    }

    /** Whether both have the same bytes. */
    override fun equals(other: Any?): Boolean = other is ThemePack && bytes.array.contentEquals(other.bytes.array)

    override fun hashCode(): Int = bytes.long(16).hashCode()

    companion object {
        /**
         * Reads a pack, all of which is checked.
         *
         * @throws ThemePackException if the bytes are not a pack, of a newer format, or damaged.
         */
        fun read(bytes: ByteArray): ThemePack {
            val pack = PackBytes(bytes.copyOf())
            val magic = "tokenpk\n".toByteArray(Charsets.UTF_8)
            val version = if (bytes.size >= 64 && bytes.copyOf(8).contentEquals(magic)) pack.word(8) else 0
            if (version > 2) {
                val message = "its format $version is newer than this app"
                throw ThemePackException(ThemePackException.Reason.NEWER_FORMAT, message)
            }
            if (version < 1) {
                throw ThemePackException(ThemePackException.Reason.NOT_A_PACK, "it is not a pack of a theme")
            }
            val size = pack.word(12)
            if (size != bytes.size.toLong() || size > 1 shl 20 || size % 8 != 0L) {
                throw damaged("it has ${bytes.size} bytes instead of $size")
            }
            var sum = version - 1L
            for (place in 24 until size step 8) {
                sum = (sum xor pack.long(place)) * -0x00AE502812AA7333L
                sum = sum xor (sum ushr 32)
            }
            if (sum != pack.long(16)) throw damaged("its checksum is another")
            pack.headerSize = if (version == 2L) 72 else 64
            if (size < pack.headerSize) throw damaged("its header")
            return ThemePack(pack)
        }
    }
}

/** A minimum release: three numbers. */
private val releaseForm = Regex("(0|[1-9][0-9]{0,8})([.](0|[1-9][0-9]{0,8})){2}")

private fun damaged(fault: String) = ThemePackException(ThemePackException.Reason.DAMAGED, "it is damaged: $fault")

/** Whether bytes, without sign, stand before others in order. */
private fun ByteArray.precedes(other: ByteArray): Boolean {
    for (place in 0 until minOf(size, other.size)) {
        if (this[place] != other[place]) return (this[place].toInt() and 0xFF) < (other[place].toInt() and 0xFF)
    }
    return size < other.size
}

/** The number of a variant of what varies with axes: a bit for each, the lowest for the first. */
private fun variantOf(axes: Int, context: Int): Int {
    var (variant, bit) = Pair(0, 1)
    for (axis in intArrayOf(1, 2, 4, 8, 16)) {
        if (axes and axis == 0) continue
        if (context and axis != 0) variant += bit
        bit *= 2
    }
    return variant
}

/** The bytes of a pack. */
private class PackBytes(val array: ByteArray) {
    private val buffer = ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN)

    /** How many places of values fit, so that groups don't share their names. */
    var room = array.size.toLong() / 4
    /** The bytes before anything that the header refers to. */
    var headerSize = 64L
    /** Lists of texts by their places, as many values share one. */
    private val lists = java.util.concurrent.ConcurrentHashMap<Long, List<String>>()
    /** How many bytes of such lists there may be, so that none lie in one another. */
    private var listRoom = array.size.toLong()

    fun byte(place: Long): Int = array[place.toInt()].toInt() and 0xFF
    fun short(place: Long): Int = buffer.getShort(place.toInt()).toInt() and 0xFFFF
    fun word(place: Long): Long = buffer.getInt(place.toInt()).toLong() and 0xFFFFFFFFL
    fun long(place: Long): Long = buffer.getLong(place.toInt())

    fun check(place: Long, count: Long) {
        if (place < headerSize || place + count > array.size) throw damaged("byte $place is outside of it")
    }

    fun slice(place: Long, count: Int): ByteArray {
        check(place, count.toLong())
        return array.copyOfRange(place.toInt(), place.toInt() + count)
    }

    fun text(place: Long): String {
        check(place, 2)
        return decoded(slice(place + 2, short(place)))
    }

    fun texts(place: Long): List<String> = lists[place] ?: readTexts(place).also { lists[place] = it }

    private fun readTexts(place: Long): List<String> {
        check(place, 2)
        var next = place + 2
        return List(short(place)) {
            if (listRoom < 0) throw damaged("its lists of texts lie in one another")
            text(next).also {
                val size = 2 + short(next)
                next += size
                listRoom -= size
            }
        }
    }

    fun decoded(bytes: ByteArray): String {
        if (bytes.size > 1_024) throw damaged("a text is too long")
        try {
            return Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString()
        } catch (error: CharacterCodingException) {
            throw damaged("a text is not UTF-8")
        }
    }
}

/** The names of a group in a pack, and where their values are. */
private class PackedGroup(private val pack: PackBytes, private val place: Long) {
    val name = pack.text(pack.word(place))
    val type = pack.text(pack.word(place + 4))
    val axes = pack.byte(place + 20)
    val rowCount = variantOf(axes, axes) + 1

    init {
        if (type !in packedTypes) throw damaged("'$name' has the type '$type'")
        val (count, start) = Pair(pack.word(place + 8), pack.word(place + 16))
        pack.room -= count * rowCount
        if (count > 20_000 || pack.room < 0 || axes and 0x17.inv() != 0) throw damaged("the header of '$name'")
        names { _, _, _ -> }
        pack.check(start, 4 * count * rowCount)
        if (start % 4 != 0L) throw damaged("the places of '$name'")
        val records = (0 until count * rowCount).mapTo(HashSet()) { pack.word(start + 4 * it) }
        for (record in records) PackedRecord(pack, record).checked().value(type)
    }

    /** Calls `body` with each name in the order of their bytes, whether it is a former one, and its values' place. */
    fun names(body: (String, Boolean, Long) -> Unit) {
        var next = pack.word(place + 12)
        var last = ByteArray(0)
        for (index in 0 until pack.word(place + 8)) {
            pack.check(next, 3)
            val (shared, rest) = Pair(pack.byte(next), pack.short(next + 1))
            val bytes = pack.slice(next + 3, rest and 0x7FFF)
            if (shared > last.size || bytes.isEmpty() || !last.copyOfRange(shared, last.size).precedes(bytes)) {
                throw damaged("the names of '$name' at byte $next")
            }
            last = last.copyOf(shared) + bytes
            next += 3 + bytes.size
            body(pack.decoded(last), rest and 0x8000 != 0, pack.word(place + 16) + 4 * index * rowCount)
        }
    }

    fun value(places: Long, context: Int): Any =
        PackedRecord(pack, pack.word(places + 4 * variantOf(axes, context)), context).value(type)
}

/**
 * What a pack's group has for an app's tokens. Where several names mean a token, its present name in the app
 * counts before a former one, and then the present one in the pack.
 */
private class PackedTokens(private val group: PackedGroup?, names: () -> TokenNames<*>) {
    /** The place of a token's values by its ordinal, and those that were made, by the bits of the context. */
    private val places = HashMap<Int, Long>()
    private val values = java.util.concurrent.ConcurrentHashMap<Int, Any>()

    init {
        val ranks = HashMap<Int, Int>()
        group?.names { name, isFormer, place ->
            val token = names().find(name) as? Enum<*>
            val rank = (if ((token as? DesignToken)?.serverName == name) 3 else 1) + if (isFormer) 0 else 1
            if (token != null && rank > ranks[token.ordinal] ?: 0) {
                ranks[token.ordinal] = rank
                places[token.ordinal] = place
            }
        }
    }

    fun value(token: Int, context: ThemeContext): Any? {
        val place = places[token] ?: return null
        val bits = ThemeAxis.values().fold(0) { sum, axis -> if (axis.isSecond(context)) sum or axis.packBit else sum }
        return values[32 * token + bits] ?: group?.value(place, bits)?.also { values[32 * token + bits] = it }
    }
}

/** A value in a pack: numbers, and words of colors. */
private class PackedRecord(private val pack: PackBytes, private val place: Long, private val context: Int = 0) {
    private val axes: Int
    val colorCount: Int
    val numberCount: Int
    private val words: Long
    private val wordCount: Int

    init {
        pack.check(place, 8)
        axes = pack.short(place)
        colorCount = pack.short(place + 2)
        expect(place % 8 == 0L && axes < 16 && colorCount <= 256 && pack.word(place + 4) <= 1_280)
        numberCount = pack.word(place + 4).toInt()
        words = place + 8 + 8 * numberCount
        wordCount = variantOf(axes, axes) + 1
        pack.check(words, 8L * wordCount * colorCount)
    }

    /** The record, all of whose numbers and colors were checked. */
    fun checked(): PackedRecord {
        for (index in 0 until numberCount) number(index)
        for (index in 0 until wordCount * colorCount) {
            val word = words + 8 * index
            val (red, green, blue, alpha) = fields(word)
            expect((pack.word(word) or pack.word(word + 4)) and 0x80808080L == 0L)
            expect(maxOf(red, green, blue) <= 16_320 && alpha and 0x1FFF <= 8_000)
        }
        return this
    }

    fun expect(isSound: Boolean) {
        if (!isSound) throw damaged("the value at byte $place")
    }

    /** The record if it has as many numbers and colors. */
    fun having(numbers: Int, colors: Int = 0): PackedRecord {
        expect(numberCount == numbers && colorCount == colors)
        return this
    }

    fun number(index: Int, least: Double = -Double.MAX_VALUE, most: Double = Double.MAX_VALUE): Double {
        val number = java.lang.Double.longBitsToDouble(pack.long(place + 8 + 8 * index))
        expect(number in least..most)
        return number
    }

    /** A whole number below another. */
    fun index(index: Int, count: Int): Int {
        val number = number(index, 0.0, count - 1.0)
        expect(number % 1 == 0.0)
        return number.toInt()
    }

    fun weight(index: Int) = FontWeightValue(number(index, 1.0, 1_000.0))
    fun time(index: Int) = DurationValue(number(index))
    fun fonts(index: Int) = FontFamilyValue(pack.texts(index(index, 1 shl 20).toLong()))
    fun curve(index: Int) =
        CubicBezierValue(number(index, 0.0, 1.0), number(index + 1), number(index + 2, 0.0, 1.0), number(index + 3))

    fun stroke(index: Int): StrokeStyleValue {
        expect(numberCount >= index + 2)
        val (kind, lineCap) = Pair(strokes.getOrNull(index(index, 9)), lineCaps[index(index + 1, 3)])
        if (kind != null) return StrokeStyleValue(kind)
        return StrokeStyleValue(null, (index + 2 until numberCount).map { number(it) }, lineCap)
    }

    fun color(index: Int): ColorValue {
        val first = words + 8 * index * wordCount
        val color = color(first + 8 * variantOf(axes, context))
        if (!color.isDisplayP3) return color
        return color.copy(fallback = color(first + 8 * variantOf(axes, context or 8)).copy(isDisplayP3 = false))
    }

    private fun color(word: Long): ColorValue {
        val (red, green, blue, alpha) = fields(word)
        return ColorValue(
            red / 16_320.0, green / 16_320.0, blue / 16_320.0, (alpha and 0x1FFF) / 8_000.0, alpha and 0x2000 != 0)
    }

    /** Four numbers of 14 bits: red, green, blue, and alpha below a bit for Display P3. */
    private fun fields(word: Long): List<Int> =
        List(4) { (pack.byte(word + 2 * it) and 0x7F) or (pack.byte(word + 2 * it + 1) and 0x7F shl 7) }
}

private val strokes = listOf("solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset")
private val lineCaps = listOf("round", "butt", "square")
private val textCases = listOf("none", "uppercase", "lowercase", "capitalized")

private val packedTypes = setOf(
    "color", "dimension", "number", "duration", "fontWeight", "fontFamily", "cubicBezier", "transition", "typography",
    "strokeStyle", "border", "shadow", "gradient"
)

/** The value that a record is, by its DTCG type. */
private fun PackedRecord.value(type: String): Any = when (type) {
    "color" -> having(0, 1).color(0)
    "dimension", "number" -> having(1).number(0)
    "duration" -> having(1).time(0)
    "fontWeight" -> having(1).weight(0)
    "fontFamily" -> having(1).fonts(0)
    "cubicBezier" -> having(4).curve(0)
    "transition" -> having(6).run { TransitionValue(time(0), time(1), curve(2)) }
    "typography" -> having(if (numberCount == 13) 13 else 10).run {
        index(7, 14)
        expect(number(8) == 0.0 || number(8) >= 1)
        val (textCase, monospacedDigits) = Pair(textCases[index(6, 4)], index(9, 2) == 1)
        val isItalic = numberCount == 13 && index(11, 2) == 1
        TypographyValue(fonts(0), number(1), weight(2), number(3), number(5), textCase, monospacedDigits, isItalic)
    }
    "strokeStyle" -> having(numberCount).stroke(0)
    "border" -> having(numberCount, 1).run { BorderValue(color(0), number(0), stroke(1)) }
    "shadow" -> having(5 * colorCount, colorCount).run {
        ShadowValue(List(colorCount) {
            val (x, y, blur, spread) = List(4) { part -> number(5 * it + part) }
            ShadowLayer(color(it), x, y, blur, spread, index(5 * it + 4, 2) == 1)
        })
    }
    else -> having(if (numberCount == colorCount + 1) numberCount else colorCount, colorCount).run {
        val stops = List(colorCount) { GradientStop(color(it), number(it).coerceIn(0.0, 1.0)) }
        GradientValue(stops, if (numberCount == colorCount) null else number(colorCount))
    }
}
