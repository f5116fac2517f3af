/** Blocks of three digits for the invented publishers, behind 953 of Croatia. */
const blocks: Record<string, string> = {
  'bura-i-sol': '371',
  'kuca-na-uglu': '372',
  'naklada-vodenica': '373',
  'nocni-tramvaj': '374',
  'papirni-zmaj': '375',
  'peti-kat': '376',
  'plava-lada': '377',
  'pod-lampom': '378',
  'slana-zlica': '379',
  'sova-i-sin': '381',
  suhozid: '382',
  'tri-duda': '383',
  'zelena-svjetiljka': '384',
}

/** ISBN-13 with hyphens. `title` is the book's number in the whole shop, below 1000. */
export function isbn13(publisher: string, title: number): string {
  const block = blocks[publisher]
  if (!block) throw new Error(`No ISBN block for the publisher '${publisher}'`)
  const item = String(title).padStart(3, '0')
  return `978-953-${block}-${item}-${checkDigit(`978953${block}${item}`)}`
}

/** The weighted sum of ISO 2108 over the first twelve digits. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
