import { z } from 'zod'
import { ruleOfIssue } from '@/components/form/validation-rule'
import { addressErrors, addressShape, companyErrors, type AddressRules } from '@/features/address/address-schema'
import { withoutSpaces } from '@/lib/croatia/oib'
import { separateHouseNumber } from '@/lib/address/house-number'

const personName = z.string().trim().min(1).max(75)
const { firstName: _first, lastName: _last, contactEmail: _email, ...ownerAddressShape } = addressShape

const fullAddress = z.object(addressShape)
const ownerAddress = z.object(ownerAddressShape)

/** Unchecked: fields that are not shown must not block the form. */
const uncheckedAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    country: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    zipCode: z.string(),
    city: z.string(),
  })
  .overwrite(separateHouseNumber)
const registration = z.object({
  firstName: personName,
  lastName: personName,
  email: z.string().trim().pipe(z.email().max(254)),
  password: z.string().min(8).max(256),
  confirmedPassword: z.string().min(1),
  memberCardBarcode: z.string().trim().max(60),
  /** The owner's address; name and e-mail are fields of the form itself. */
  main: uncheckedAddress,
  shipping: uncheckedAddress,
  isCompany: z.boolean(),
  companyName: z.string().trim().max(150),
  companyOIB: z.string().trim().max(20).overwrite(withoutSpaces),
  consents: z.record(z.string(), z.boolean()),
})
export type RegisterValues = z.output<typeof registration>

/** The addresses in the form: none, the owner's, or also another one for delivery. */
export type RegistrationVariant = 'simple' | 'address' | 'twoAddresses'

type Rules = { variant: RegistrationVariant; requiredConsents: readonly number[]; address: AddressRules }

/** `requiredConsents` are ids; the form stores a consent's tick under `c{id}` (docs/rules/forms.md#registration-payload). */
export function registerSchema({ variant, requiredConsents, address }: Rules) {
  return registration.superRefine((value, context) => {
    const { firstName, lastName, main, shipping } = value
    const addIssue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })

    if (value.confirmedPassword !== value.password) addIssue(['confirmedPassword'], 'repeatPassword')
    for (const id of requiredConsents) if (!value.consents[`c${id}`]) addIssue(['consents', `c${id}`], 'consentRequired')
    if (variant === 'simple') return

    for (const issue of shapeIssues(ownerAddress, main)) context.addIssue({ ...issue, path: ['main', ...issue.path] })
    for (const { field, rule } of addressErrors({ ...main, firstName, lastName }, address))
      addIssue(field === 'firstName' || field === 'lastName' ? [field] : ['main', field], rule)
    for (const { field, rule } of companyErrors({ ...value, country: main.country })) addIssue([field], rule)
    if (variant === 'address') return

    for (const issue of shapeIssues(fullAddress, shipping)) context.addIssue({ ...issue, path: ['shipping', ...issue.path] })
    for (const { field, rule } of addressErrors(shipping, address)) addIssue(['shipping', field], rule)
  })
}

/** The issues of a shape, translated to rule names. */
function shapeIssues(shape: z.ZodType, typed: Record<string, string>) {
  const { error } = shape.safeParse(typed)
  return (error?.issues ?? []).map((issue) => {
    const input = typed[String(issue.path[0])]
    if (issue.code === 'too_big') return { code: 'too_big', origin: 'string', maximum: issue.maximum, input, path: issue.path } as const
    return { code: 'custom', message: ruleOfIssue({ ...issue, input }).rule, input, path: issue.path } as const
  })
}

const emptyAddress = {
  firstName: '',
  lastName: '',
  contactEmail: '',
  contactPhone: '',
  country: 'HR',
  street: '',
  houseNumber: '',
  city: '',
  zipCode: '',
}

/** No consent is ticked beforehand (docs/rules/forms.md#required-consents). */
export function emptyRegistration(consents: readonly { id: number }[]): RegisterValues {
  const consentValues = Object.fromEntries(consents.map(({ id }) => [`c${id}`, false]))
  return {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    confirmedPassword: '',
    memberCardBarcode: '',
    main: emptyAddress,
    shipping: emptyAddress,
    isCompany: false,
    companyName: '',
    companyOIB: '',
    consents: consentValues,
  }
}

export function givenConsentIds(consents: Record<string, boolean>): number[] {
  return Object.entries(consents).flatMap(([key, ticked]) => (ticked ? [Number(key.slice(1))] : []))
}
