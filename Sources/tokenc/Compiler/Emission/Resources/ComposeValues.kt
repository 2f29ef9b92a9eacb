import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.colorspace.ColorSpaces
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** The color in its own color space. */
val ColorValue.color: Color
    get() = Color(
        red = red.toFloat(), green = green.toFloat(), blue = blue.toFloat(), alpha = alpha.toFloat(),
        colorSpace = if (isDisplayP3) ColorSpaces.DisplayP3 else ColorSpaces.Srgb
    )

/** A length in points as one of Compose. */
val Double.points: Dp get() = dp

/** The weight, rounded. */
val FontWeightValue.fontWeight: FontWeight get() = FontWeight((number + 0.5).toInt().coerceIn(1, 1000))

/** The text style in a font that the app loaded for its `fontFamily`; the case of letters is the caller's. */
fun TypographyValue.textStyle(fontFamily: FontFamily? = null): TextStyle = TextStyle(
    fontSize = size.sp, fontWeight = weight.fontWeight, fontFamily = fontFamily,
    fontStyle = if (isItalic) FontStyle.Italic else null,
    fontFeatureSettings = if (monospacedDigits) "tnum" else null,
    letterSpacing = letterSpacing.sp, lineHeight = lineHeight.sp
)
