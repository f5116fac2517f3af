/** Named entities of texts from other shops; unknown ones stay as they are. */
const pairs =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 shy \u00ad ndash – mdash — hellip … bull • middot · laquo « raquo » lsaquo ‹ rsaquo › lsquo ‘ rsquo ’ sbquo ‚ ' +
  'ldquo “ rdquo ” bdquo „ euro € pound £ yen ¥ cent ¢ copy © reg ® trade ™ deg ° times × divide ÷ plusmn ± frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ ' +
  'micro µ para ¶ sect § dagger † permil ‰ prime ′ Prime ″ larr ← uarr ↑ rarr → darr ↓ hearts ♥ check ✓ star ☆ ordf ª ordm º iexcl ¡ iquest ¿ szlig ß ' +
  'scaron š Scaron Š zcaron ž Zcaron Ž ccaron č Ccaron Č cacute ć Cacute Ć dstrok đ Dstrok Đ nacute ń sacute ś zacute ź lstrok ł oelig œ OElig Œ ' +
  'agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ' +
  'ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ ' +
  'Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í Icirc Î Iuml Ï ETH Ð Ntilde Ñ ' +
  'Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d'

const tokens = pairs.split(' ')
const named = new Map(tokens.flatMap((name, index) => (index % 2 === 0 ? [[name, tokens[index + 1] ?? '']] : [])))

/** Code points 128 to 159 mean Windows-1252 in HTML (HTML, "numeric character reference end state"). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));?/gi, (written, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? written
    return decodeCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function decodeCodePoint(code: number): string {
  if (code >= 128 && code < 160) return windows1252[code - 128] ?? '\ufffd'
  const isScalarValue = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isScalarValue ? String.fromCodePoint(code) : '\ufffd'
}
