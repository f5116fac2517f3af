import { z } from 'zod'
import { isOib } from '@/lib/oib'
import { isPersonName } from '@/lib/person-name'

const required = (max: number) => z.string().trim().min(1).max(max)

const address = z.object({
  firstName: required(75),
  lastName: required(75),
  contactEmail: z.string().trim().pipe(z.email().max(254)),
  contactPhone: required(40).regex(/^\+?[0-9][0-9 ()/.-]{5,}$/, 'phone'),
  country: required(75),
  street: required(75),
  houseNumber: required(15),
  city: required(75),
  zipCode: required(25),
})

export type AddressRules = {
  /** Off: names may hold any character (SPEC 5). */
  lettersOnly: boolean
  /** What a postal code looks like, by country: the source of a regular expression. */
  zipPatterns: ReadonlyMap<string, string>
  requiredConsents: readonly number[]
}

/** The first step of the checkout (SPEC 5): where it goes, who pays, what is agreed to. */
export function addressSchema(rules: AddressRules) {
  const checked = address.superRefine((value, context) => {
    for (const name of ['firstName', 'lastName'] as const) {
      if (rules.lettersOnly && !isPersonName(value[name])) context.addIssue({ code: 'custom', path: [name], message: 'specialCharacters' })
    }
    const pattern = rules.zipPatterns.get(value.country)
    if (pattern && !new RegExp(`^(?:${pattern})$`).test(value.zipCode))
      context.addIssue({ code: 'custom', path: ['zipCode'], message: 'zip' })
  })
  return z
    .object({
      shipping: checked,
      differentBilling: z.boolean(),
      // Unchecked when it does not count, so that half an address left behind stops nobody.
      billing: z.unknown(),
      isCompany: z.boolean(),
      company: z.object({ name: z.string().trim().max(150), oib: z.string().trim().max(20) }),
      consents: z.record(z.string(), z.boolean().optional()),
    })
    .transform((value, context) => {
      const billing = value.differentBilling ? check(checked, value.billing, context) : null
      checkCompany(value, (billing ?? value.shipping).country, context)
      for (const id of rules.requiredConsents) {
        if (!value.consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'required' })
      }
      return { ...value, billing }
    })
}

function check(schema: typeof address, input: unknown, context: z.core.$RefinementCtx) {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  for (const issue of result.error.issues) context.addIssue({ code: 'custom', path: ['billing', ...issue.path], message: plainRule(issue) })
  return null
}

/** Rules of the inner address by their names; the form puts them into words. */
function plainRule({ code, message, ...issue }: z.core.$ZodIssue) {
  if (code === 'custom' || message === 'phone') return message
  if (code === 'too_small') return 'required'
  return 'format' in issue && issue.format === 'email' ? 'email' : 'required'
}

type Company = { isCompany: boolean; company: { name: string; oib: string } }

function checkCompany({ isCompany, company }: Company, country: string, context: z.core.$RefinementCtx) {
  if (!isCompany) return
  if (!company.name) context.addIssue({ code: 'custom', path: ['company', 'name'], message: 'required' })
  if (!company.oib) context.addIssue({ code: 'custom', path: ['company', 'oib'], message: 'required' })
  else if (country === 'HR' && !isOib(company.oib)) context.addIssue({ code: 'custom', path: ['company', 'oib'], message: 'oib' })
}

export type AddressForm = z.input<ReturnType<typeof addressSchema>>
export type AddressValues = z.output<ReturnType<typeof addressSchema>>

const emptyAddress = {
  ...{ firstName: '', lastName: '', contactEmail: '', contactPhone: '', country: 'HR' },
  ...{ street: '', houseNumber: '', city: '', zipCode: '' },
}

/** What the form begins with; `country` is the shop's own. */
export function emptyForm(country: string) {
  return {
    shipping: { ...emptyAddress, country },
    differentBilling: false,
    billing: { ...emptyAddress, country },
    isCompany: false,
    company: { name: '', oib: '' },
    consents: {},
  }
}
