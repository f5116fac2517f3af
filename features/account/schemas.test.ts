import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { detailsSchema } from './profile/details-schema'
import { passwordSchema } from './security/security-schemas'
import { givenConsentIds, emptyRegistration, registerSchema } from './registration/register-schema'

function problems(schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(values)
  return error?.issues.map(({ path, message, code }) => [path.join('.'), code === 'custom' ? message : code]) ?? []
}

describe('the registration form', () => {
  const rules = { requiredConsents: [3], address: { lettersOnly: true, zipPatterns: new Map([['HR', '[1-5][0-9]{4}']]) } }
  const simple = registerSchema({ ...rules, variant: 'simple' })
  const empty = emptyRegistration([{ id: 3 }, { id: 4 }])
  const place = { contactPhone: '+385 91 234 5678', country: 'HR', street: 'Ilica', houseNumber: '1', city: 'Zagreb', zipCode: '10000' }
  const whole = {
    ...empty,
    firstName: 'Ana',
    lastName: 'Anić',
    email: ' Ana@primjer.hr ',
    password: 'dovoljno',
    confirmedPassword: 'dovoljno',
    main: { ...empty.main, ...place },
    shipping: { ...empty.shipping, ...place, firstName: 'Iva', lastName: 'Ivić', contactEmail: 'iva@primjer.hr' },
    consents: { c3: true, c4: false },
  }

  it.each([
    ['a whole one passes', {}, []],
    ['a name of spaces', { firstName: '  ' }, [['firstName', 'too_small']]],
    ['no address', { email: 'ana' }, [['email', 'invalid_format']]],
    ['a short password', { password: 'kratka', confirmedPassword: 'kratka' }, [['password', 'too_small']]],
    ['another password the second time', { confirmedPassword: 'drukčija' }, [['confirmedPassword', 'repeatPassword']]],
    ['a required consent refused', { consents: { c3: false } }, [['consents.c3', 'consentRequired']]],
    ['a required consent untouched', { consents: {} }, [['consents.c3', 'consentRequired']]],
    ['a name with digits is a name', { firstName: 'Ana 2' }, []],
    ['what does not show is not checked', { main: empty.main, shipping: empty.shipping, isCompany: true }, []],
  ])('simple: %s', (_, change, expected) => expect(problems(simple, { ...whole, ...change })).toEqual(expected))

  it.each([
    ['a whole one passes', {}, []],
    ['a name with digits', { firstName: 'Ana 2' }, [['firstName', 'specialCharacters']]],
    ['no street', { main: { ...whole.main, street: ' ' } }, [['main.street', 'required']]],
    ['a house number in the street', { main: { ...whole.main, street: 'Ilica 12', houseNumber: '' } }, []],
    ['no telephone number', { main: { ...whole.main, contactPhone: 'nema' } }, [['main.contactPhone', 'phone']]],
    ['an endless house number', { main: { ...whole.main, houseNumber: '1'.repeat(16) } }, [['main.houseNumber', 'too_big']]],
    ['a code of elsewhere', { main: { ...whole.main, zipCode: '1000' } }, [['main.zipCode', 'zip']]],
    ['a company without a name', { isCompany: true, companyOIB: '99007123051' }, [['companyName', 'required']]],
    ['a parcel without an address', { shipping: { ...whole.shipping, contactEmail: 'iva' } }, [['shipping.contactEmail', 'email']]],
    ["a parcel's owner with digits", { shipping: { ...whole.shipping, lastName: 'X1' } }, [['shipping.lastName', 'specialCharacters']]],
  ])('with addresses: %s', (_, change, expected) =>
    expect(problems(registerSchema({ ...rules, variant: 'twoAddresses' }), { ...whole, ...change })).toEqual(expected),
  )

  it('requires every field but the optional ones', () => {
    const found = problems(simple, empty).map(([path]) => path)
    expect(new Set(found)).toEqual(new Set(['firstName', 'lastName', 'email', 'password', 'confirmedPassword', 'consents.c3']))
  })

  it('lists the given consents', () => expect(givenConsentIds(whole.consents)).toEqual([3]))
})

describe('the profile form', () => {
  const details = { firstName: 'Ana', lastName: 'Anić', email: 'ana@primjer.hr', memberCardBarcode: '', oldPassword: '' }

  it.each([
    ['the same address', {}, true, []],
    ['the same in capitals', { email: ' Ana@Primjer.hr' }, true, []],
    ['another address', { email: 'nova@primjer.hr' }, true, [['oldPassword', 'required']]],
    ['another with the password', { email: 'nova@primjer.hr', oldPassword: 'x' }, true, []],
    ['another where there is no password', { email: 'nova@primjer.hr' }, false, []],
  ])('%s', (_, change, hasPassword, expected) =>
    expect(problems(detailsSchema({ email: 'ana@primjer.hr', hasPassword }), { ...details, ...change })).toEqual(expected),
  )
})

describe('the password form', () => {
  const whole = { oldPassword: 'stara lozinka', newPassword: 'nova lozinka', newPasswordAgain: 'nova lozinka' }

  it.each([
    ['a whole one passes', {}, []],
    ['a short one', { newPassword: 'nova', newPasswordAgain: 'nova' }, [['newPassword', 'too_small']]],
    ['the old one again', { newPassword: 'stara lozinka', newPasswordAgain: 'stara lozinka' }, [['newPassword', 'differentPassword']]],
    ['two that differ', { newPasswordAgain: 'druga lozinka' }, [['newPasswordAgain', 'repeatPassword']]],
  ])('%s', (_, change, expected) => expect(problems(passwordSchema, { ...whole, ...change })).toEqual(expected))
})
