import { z } from 'zod'
import { addressErrors, addressShape, type AddressRules } from '@/features/address/address-schema'
import { companyNumberProblem, withoutSpaces } from '@/lib/croatia/oib'
import { separateHouseNumber } from '@/lib/address/house-number'

const address = z.object(addressShape)
export type AddressFields = z.output<typeof address>

/** The value of `from` for an address that is not a saved one. */
export const newAddress = 'new'

const personFields = { firstName: z.string(), lastName: z.string(), contactEmail: z.string(), contactPhone: z.string() }
const locationFields = { country: z.string(), street: z.string(), houseNumber: z.string(), zipCode: z.string(), city: z.string() }

/** Loose, because hidden fields must not fail validation; the rules apply to the chosen address only. */
const place = z
  .object({
    ...personFields,
    ...locationFields,
    /** The id of a saved address, or `newAddress` for the fields. */
    from: z.string(),
    /** The saved address that the fields edit. */
    edits: z.number().nullable(),
    /** Whether to save the fields to the address book. */
    keep: z.boolean(),
  })
  .overwrite(separateHouseNumber)

export const addressForm = z.object({
  shipping: place,
  differentBilling: z.boolean(),
  billing: place,
  isCompany: z.boolean(),
  company: z.object({ name: z.string().trim().max(150), oib: z.string().trim().max(20).overwrite(withoutSpaces) }),
  consents: z.record(z.string(), z.boolean().optional()),
})
export type AddressForm = z.input<typeof addressForm>
export type AddressKind = 'shipping' | 'billing'

/** The validated shipping or billing part of the form. */
export type OrderAddress = Pick<z.output<typeof place>, 'edits' | 'keep'> & {
  address: AddressFields
  /** The chosen saved address; null: the fields. */
  bookId: number | null
}

export type CheckoutRules = AddressRules & {
  requiredConsents: readonly number[]
  saved: ReadonlyMap<number, AddressFields>
  /** ISO codes of the countries this cart can be delivered to. */
  delivered: ReadonlySet<string>
}

/** Validates the address step. Reports all errors at once (docs/rules/checkout.md#address-fields, docs/rules/checkout.md#required-consents). */
export function addressSchema(rules: CheckoutRules) {
  return addressForm.transform((form, context) => {
    const shipping = validateAddress(form, 'shipping', { rules, context })
    const billing = form.differentBilling ? validateAddress(form, 'billing', { rules, context }) : null
    if (form.isCompany) checkCompany(form.company, { country: billingCountry(form, rules.saved), context })
    for (const id of rules.requiredConsents) {
      if (!form.consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    }
    if (!shipping || context.issues.length > 0) return z.NEVER
    return {
      shipping,
      billing,
      company: form.isCompany ? form.company : null,
      consents: Object.entries(form.consents).flatMap(([key, ticked]) => (ticked ? [Number(key.slice(1))] : [])),
    }
  })
}
export type AddressValues = z.output<ReturnType<typeof addressSchema>>

type Choice = { from: string; country: string }

/** The country that decides the format of a company number (docs/rules/checkout.md#company-number). */
export function billingCountry(
  form: { differentBilling: boolean } & Record<AddressKind, Choice>,
  saved: ReadonlyMap<number, Pick<AddressFields, 'country'>>,
) {
  const { from, country } = form.differentBilling ? form.billing : form.shipping
  return (from === newAddress ? undefined : saved.get(Number(from))?.country) ?? country
}

type ValidationContext = { rules: CheckoutRules; context: z.core.$RefinementCtx }

function validateAddress(
  form: z.output<typeof addressForm>,
  kind: AddressKind,
  { rules, context }: ValidationContext,
): OrderAddress | null {
  const { from, edits, keep, ...fields } = form[kind]
  const isNew = from === newAddress
  const chosen = isNew ? fields : rules.saved.get(Number(from))
  const result = address.safeParse(chosen)
  const errors = chosen ? fieldErrorsOf(chosen, kind, { result, rules }) : []
  if (result.success && errors.length === 0) return { address: result.data, bookId: isNew ? null : Number(from), edits, keep }
  // A saved address has no fields on the screen: its card reports the error.
  if (isNew) for (const error of errors) context.addIssue(toIssue(error, kind))
  else context.addIssue({ code: 'custom', path: [kind, 'from'], message: 'savedAddress' })
  return null
}

type FieldError = { field: PropertyKey; rule: string; maximum?: number | bigint }
type Validated = { result: z.ZodSafeParseResult<unknown>; rules: CheckoutRules }

function fieldErrorsOf(fields: AddressFields, kind: AddressKind, { result, rules }: Validated): FieldError[] {
  const values = new Map<PropertyKey, string>(Object.entries(fields))
  const shapeErrors = (result.error?.issues ?? []).map((issue) => toFieldError(issue, values.get(issue.path[0] ?? '') ?? ''))
  const reportedFields = new Set(shapeErrors.map(({ field }) => field))
  const isDelivered = kind === 'billing' || rules.delivered.has(fields.country)
  const ruleErrors = [...addressErrors(fields, rules), ...(isDelivered ? [] : [{ field: 'country', rule: 'country' }])]
  return [...shapeErrors, ...ruleErrors.filter(({ field }) => !reportedFields.has(field))]
}

function toFieldError(issue: z.core.$ZodIssue, value: string): FieldError {
  const field = issue.path[0] ?? ''
  if (value.trim() === '') return { field, rule: 'required' }
  if (issue.code === 'too_big') return { field, rule: 'maxLength', maximum: issue.maximum }
  return { field, rule: issue.message === 'phone' ? 'phone' : 'email' }
}

/** Too long text keeps zod's issue, because its message names the maximum. */
function toIssue({ field, rule, maximum }: FieldError, kind: AddressKind): z.core.$ZodSuperRefineIssue {
  const path = [kind, field]
  return maximum === undefined ? { code: 'custom', path, message: rule } : { code: 'too_big', origin: 'string', maximum, path }
}

type Company = { name: string; oib: string }

function checkCompany({ name, oib }: Company, { country, context }: { country: string; context: z.core.$RefinementCtx }) {
  if (name === '') context.addIssue({ code: 'custom', path: ['company', 'name'], message: 'required' })
  const problem = companyNumberProblem(oib, country)
  if (problem) context.addIssue({ code: 'custom', path: ['company', 'oib'], message: problem })
}
