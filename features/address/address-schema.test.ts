import { describe, expect, it } from 'vitest'
import { zipPatternsOf } from '@/lib/address/postal-code'
import { addressErrors, companyErrors } from './address-schema'

const rules = {
  lettersOnly: true,
  zipPatterns: zipPatternsOf([
    { iso: 'HR', zipPattern: '[1-5][0-9]{4}' },
    { iso: 'IE', zipPattern: null },
  ]),
}
const address = { firstName: 'Ana-Marija', lastName: "O'Brien", country: 'HR', zipCode: '10000' }

describe('addressErrors', () => {
  it.each([
    ['a valid address', {}, []],
    ['a name with a digit', { firstName: 'Ana1' }, ['firstName specialCharacters']],
    ['both names invalid', { firstName: '@', lastName: '<b>' }, ['firstName specialCharacters', 'lastName specialCharacters']],
    ['a postal code of another country', { zipCode: '1000' }, ['zipCode zip']],
    ['a postal code that is too long', { zipCode: '100001' }, ['zipCode zip']],
    ['a country without a pattern', { country: 'IE', zipCode: 'D02 AF30' }, []],
  ])('%s', (_, change, errors) =>
    expect(addressErrors({ ...address, ...change }, rules).map(({ field, rule }) => `${field} ${rule}`)).toEqual(errors),
  )

  it('accepts any name when the shop allows it', () =>
    expect(addressErrors({ ...address, firstName: 'X Æ A-12' }, { ...rules, lettersOnly: false })).toEqual([]))
})

describe('companyErrors', () => {
  const company = { isCompany: true, companyName: 'Knjiga d.o.o.', companyOIB: '99007123051', country: 'HR' }

  it.each([
    ['a valid company', {}, []],
    ['empty fields', { companyName: '', companyOIB: '' }, ['companyName required', 'companyOIB required']],
    ['a wrong check digit', { companyOIB: '99007123052' }, ['companyOIB oib']],
    ['a foreign number', { companyOIB: 'SI12345678', country: 'SI' }, []],
    ['a malformed foreign number', { companyOIB: 'SI1', country: 'SI' }, ['companyOIB vatNumber']],
    ['no company', { isCompany: false, companyName: '', companyOIB: '1' }, []],
  ])('%s', (_, change, errors) =>
    expect(companyErrors({ ...company, ...change }).map(({ field, rule }) => `${field} ${rule}`)).toEqual(errors),
  )
})
