import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { CustomOption } from '@/lib/api/entities/product.schema'

/** What the buyer has written, by the option's key. */
export type OptionTexts = Readonly<Record<string, string>>

export type OptionProblem = 'required' | 'maxLength' | 'number' | 'range'

/** What is wrong with what was written on one option; the server decides by the same rules (server/modules/cart/line/configure-line.ts). */
export function optionProblem({ option_type, required, maxLength, min, max }: CustomOption, text = ''): OptionProblem | null {
  const value = text.trim()
  if (value === '') return required ? 'required' : null
  if (option_type === 'text') return value.length > (maxLength ?? 500) ? 'maxLength' : null
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return 'number'
  const number = Number(value)
  return number < (min ?? -Infinity) || number > (max ?? Infinity) ? 'range' : null
}

/** The keys of the options that hold an addition back, in their order. */
export function invalidOptions(options: readonly CustomOption[], texts: OptionTexts): string[] {
  return options.filter((option) => optionProblem(option, texts[option.key]) !== null).map(({ key }) => key)
}

/** What goes into the cart of them: only what was written. */
export function toPersonalizations(options: readonly CustomOption[], texts: OptionTexts): Pick<LineOptions, 'personalizations'> {
  const written = options.flatMap(({ key, option_type }) => {
    const text = texts[key]?.trim()
    return text ? [[key, option_type === 'number' ? Number(text) : text] as const] : []
  })
  return written.length > 0 ? { personalizations: Object.fromEntries(written) } : {}
}

/** What is added to the price of one piece, EUR. */
export function surcharge(options: readonly CustomOption[], texts: OptionTexts): number {
  return options.reduce((sum, { key, price }) => (texts[key]?.trim() ? sum + price : sum), 0)
}
