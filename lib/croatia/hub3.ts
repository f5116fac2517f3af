/** Who pays or is paid, in the three lines of a payment slip. `place` is the postal code and the town. */
type SlipParty = { name: string; street: string; place: string }

export type SlipPayment = {
  cents: number
  payer: SlipParty
  payee: SlipParty
  /** Croatian, spaces allowed. */
  iban: string
  /** 'HR00' to 'HR99'; which digits of `reference` it checks is known here for HR00 and HR99 only. */
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
 * The text of the barcode on a Croatian payment slip (HUB, 'Format zapisa 2D barkoda prema HUB-3 standardu', version 6): fourteen lines, each
 * ended by LF. Free text is written in the letters the standard knows and cut to its field; what a bank computes with must be right as it is.
 * @throws RangeError for an amount, IBAN, model, reference or purpose code that no bank would take
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

/** Letters outside the standard that have no accent to lose. */
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

/** Free text as a slip can hold it: other alphabets' letters without their accents, other signs as a space, cut to `max` at a word's end. */
export function slipText(text: string, max: number): string {
  const written = [...text.normalize('NFC')].map(transliterate).join('').replace(/ +/g, ' ').trim()
  if (written.length <= max) return written
  const cut = written.slice(0, max)
  const wordsEnd = written[max] === ' ' ? max : cut.lastIndexOf(' ')
  // A cut at a word's end must not cost half of the field.
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

/** HR, two check digits (ISO 13616: the number with the first four signs moved to its end is 1 modulo 97), seven of the bank, ten of the account. */
export function isCroatianIban(iban: string): boolean {
  if (!/^HR\d{19}$/.test(iban)) return false
  const number = `${iban.slice(4)}1727${iban.slice(2, 4)}`
  return BigInt(number) % 97n === 1n
}

function checkModel(model: string): string {
  if (!/^HR\d{2}$/.test(model)) throw new RangeError(`${model} is no model of a payment reference.`)
  return model
}

/** HR99 has no reference; HR00 is up to three groups of up to twelve digits; all others hold digits and hyphens, 22 signs at most. */
function checkReference({ model, reference }: SlipPayment): string {
  const shape = model === 'HR99' ? /^$/ : model === 'HR00' ? /^\d{1,12}(-\d{1,12}){0,2}$/ : /^\d[\d-]*$/
  if (!shape.test(reference) || reference.length > 22) throw new RangeError(`'${reference}' is no reference of model ${model}.`)
  return reference
}

function checkPurposeCode(code: string): string {
  if (!/^([A-Z]{4})?$/.test(code)) throw new RangeError(`${code} is no purpose code.`)
  return code
}
