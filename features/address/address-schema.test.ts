import { describe, expect, it } from 'vitest'
import { addressErrors, companyErrors, zipPatternsOf } from './address-schema'

const rules = {
  lettersOnly: true,
  zipPatterns: zipPatternsOf([
    { iso: 'HR', zipPattern: '[1-5][0-9]{4}' },
    { iso: 'IE', zipPattern: null },
  ]),
}
const address = { firstName: 'Ana-Marija', lastName: "O'Brien", country: 'HR', zipCode: '10000' }

describe('an address beyond its shape (SPEC 5)', () => {
  it.each([
    ['a whole one', {}, []],
    ['a name with a digit', { firstName: 'Ana1' }, ['firstName specialCharacters']],
    ['both names', { firstName: '@', lastName: '<b>' }, ['firstName specialCharacters', 'lastName specialCharacters']],
    ['a code of another country', { zipCode: '1000' }, ['zipCode zip']],
    ['a code that only begins right', { zipCode: '100001' }, ['zipCode zip']],
    ['a country without a pattern', { country: 'IE', zipCode: 'D02 AF30' }, []],
  ])('%s', (_, change, faults) =>
    expect(addressErrors({ ...address, ...change }, rules).map(({ field, rule }) => `${field} ${rule}`)).toEqual(faults),
  )

  it('names may be anything when the shop says so', () =>
    expect(addressErrors({ ...address, firstName: 'X Æ A-12' }, { ...rules, lettersOnly: false })).toEqual([]))
})

describe('a company', () => {
  const company = { isCompany: true, companyName: 'Knjiga d.o.o.', companyOIB: '99007123051', country: 'HR' }

  it.each([
    ['a whole one', {}, []],
    ['nothing said', { companyName: '', companyOIB: '' }, ['companyName required', 'companyOIB required']],
    ['a wrong check digit', { companyOIB: '99007123052' }, ['companyOIB oib']],
    ['a foreign number', { companyOIB: 'SI12345678', country: 'SI' }, []],
    ['a foreign number of no such shape', { companyOIB: 'SI1', country: 'SI' }, ['companyOIB vatNumber']],
    ['no company', { isCompany: false, companyName: '', companyOIB: '1' }, []],
  ])('%s', (_, change, faults) =>
    expect(companyErrors({ ...company, ...change }).map(({ field, rule }) => `${field} ${rule}`)).toEqual(faults),
  )
})
