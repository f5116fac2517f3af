/** Payer or payee in the three lines of a payment slip. `place` is postal code and city. */
type SlipParty = { name: string; street: string; place: string }

export type SlipPayment = {
  cents: number
  payer: SlipParty
  payee: SlipParty
  /** Croatian, spaces allowed. */
  iban: string
  /** 'HR00' to 'HR99'; the reference is validated fully for HR00 and HR99 only. */
  model: string
  reference: string
  /** Four letters of ISO 20022; GDDS is the sale of goods. '' when there is none. */
  purposeCode: string
  description: string
}

/** Characters a field holds. Croatian letters count once, though they are two bytes. */
export const slipLimits = {
  payerName: 30,
  payerStreet: 27,
  payerPlace: 27,
  payeeName: 25,
  payeeStreet: 25,
  payeePlace: 27,
  description: 35,
} as const

/**
 * The barcode text of a Croatian payment slip (docs/rules/checkout.md#payment-slip): fourteen lines, each ended by LF. Free text is transliterated and
 * cut to its field; everything else must be valid.
 * @throws RangeError for an amount, IBAN, model, reference or purpose code that no bank accepts
 */
export function hub3(payment: SlipPayment): string {
  const { payer, payee, description } = payment
  const fields = [
    'HRVHUB30',
    'EUR',
    formatAmount(payment.cents),
    slipText(payer.name, slipLimits.payerName),
    slipText(payer.street, slipLimits.payerStreet),
    slipText(payer.place, slipLimits.payerPlace),
    slipText(payee.name, slipLimits.payeeName),
    slipText(payee.street, slipLimits.payeeStreet),
    slipText(payee.place, slipLimits.payeePlace),
    normalizeIban(payment.iban),
    checkModel(payment.model),
    checkReference(payment),
    checkPurposeCode(payment.purposeCode),
    slipText(description, slipLimits.description),
  ]
  return fields.map((field) => `${field}\n`).join('')
}

/** Replacements for characters outside the standard that do not decompose into an allowed letter. */
const replacements = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    ð: 'd',
    þ: 'th',
    '–': '-',
    '—': '-',
    '’': "'",
    '‘': "'",
    '&': '+',
    ';': ',',
    _: '-',
  }),
)
const allowed = /^[0-9A-Za-zČĆĐŠŽčćđšž ,.:\-+?'/()]$/

/** Free text in the standard's characters: without foreign diacritics, other characters as spaces, cut to `max` at the end of a word. */
export function slipText(text: string, max: number): string {
  const written = [...text.normalize('NFC')].map(transliterate).join('').replace(/ +/g, ' ').trim()
  if (written.length <= max) return written
  const cut = written.slice(0, max)
  const wordsEnd = written[max] === ' ' ? max : cut.lastIndexOf(' ')
  // A cut at the end of a word must not lose half of the field.
  return cut.slice(0, wordsEnd > max / 2 ? wordsEnd : max).trimEnd()
}

function transliterate(char: string): string {
  if (allowed.test(char)) return char
  const known = replacements.get(char)
  if (known !== undefined) return known
  const bare = char.normalize('NFD').charAt(0)
  return allowed.test(bare) ? bare : ' '
}

function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > 999_999_999_999_999)
    throw new RangeError(`${cents} cents cannot be paid by slip.`)
  return String(cents).padStart(15, '0')
}

function normalizeIban(written: string): string {
  const iban = written.replace(/\s/g, '').toUpperCase()
  if (!isCroatianIban(iban)) throw new RangeError(`${iban} is no Croatian IBAN.`)
  return iban
}

/** HR, two check digits (ISO 13616: 1 modulo 97 with the first four characters moved to the end), seven digits of the bank, ten of the account. */
export function isCroatianIban(iban: string): boolean {
  if (!/^HR\d{19}$/.test(iban)) return false
  const number = `${iban.slice(4)}1727${iban.slice(2, 4)}`
  return BigInt(number) % 97n === 1n
}

function checkModel(model: string): string {
  if (!/^HR\d{2}$/.test(model)) throw new RangeError(`${model} is no model of a payment reference.`)
  return model
}

/** HR99 has no reference; HR00 up to three groups of up to twelve digits; all others digits and hyphens, 22 characters at most. */
function checkReference({ model, reference }: SlipPayment): string {
  const shape = model === 'HR99' ? /^$/ : model === 'HR00' ? /^\d{1,12}(-\d{1,12}){0,2}$/ : /^\d[\d-]*$/
  if (!shape.test(reference) || reference.length > 22) throw new RangeError(`'${reference}' is no reference of model ${model}.`)
  return reference
}

function checkPurposeCode(code: string): string {
  if (!/^([A-Z]{4})?$/.test(code)) throw new RangeError(`${code} is no purpose code.`)
  return code
}
