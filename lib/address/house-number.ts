type StreetAndNumber = { street: string; houseNumber: string }

/** '12', '12a', '12/3', '5-7', 'bb' (without a number) after the street, with 'br.' or without. */
const atEnd =
  /^(.*?[^\s,])(?:\s*,\s*|\s+)(?:(?:br\.|broj|br)\s*)?([1-9]\d{0,3}\s?[a-zčćđšž]?(?:\s?[/–-]\s?(?:\d{1,4}[a-zčćđšž]?|[a-zčćđšž]|[ivx]{1,4}))*|b\.?\s?b\.?)$/iu

/** Words that are a street's name only with another word, or with the number: 'Odvojak 2'. */
const kinds = new Set(
  'ulica ul trg cesta put odvojak prilaz naselje blok obala aleja avenija street road avenue platz via rue calle'.split(' '),
)
/** What a number at the end may count besides houses. */
const units = new Set('stan kat ulaz stubište lokal apartman app apt flat top'.split(' '))
/** Rulers whose ordinal is often written '2' or '4'. */
const ruler = /(?:ivana pavla|petra krešimira)$/iu
const year = /^(?:1[89]|20)\d\d$/

/**
 * Street and house number of one line; null where the end may be a part of the name: an ordinal ('Put 3.'), a date, a year, or a number beside another one
 * (docs/rules/checkout.md#house-number).
 */
export function splitHouseNumber(line: string): StreetAndNumber | null {
  const [, street = '', number = ''] = atEnd.exec(line.trim()) ?? []
  if (street === '' || year.test(number) || ruler.test(street) || /\d/.test(street.replaceAll(/\d+\./g, ''))) return null
  const words = street.toLowerCase().split(/[\s,.]+/)
  const isNamed = words.some((word) => /\p{L}{2}/u.test(word) && !kinds.has(word))
  if (!isNamed || words.some((word) => units.has(word))) return null
  const houseNumber = number.replaceAll(/\s/g, '')
  return { street, houseNumber: /^b\.?b\.?$/i.test(houseNumber) ? 'bb' : houseNumber }
}

/** An address whose house number stands in its street, also if it was typed at its field again. The same object if nothing is to be separated. */
export function separateHouseNumber<Address extends StreetAndNumber>(address: Address): Address {
  const split = splitHouseNumber(address.street)
  const typed = address.houseNumber.replaceAll(/\s/g, '').toLowerCase()
  return split && (typed === '' || typed === split.houseNumber.toLowerCase()) ? { ...address, ...split } : address
}
