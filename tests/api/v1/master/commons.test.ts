import { describe, expect, it } from 'vitest'
import { commonsApi } from '@/lib/api/v1/master/master'
import { callAs } from '@/tests/support/http/caller'

const visitor = callAs()

describe('GET master/commons', () => {
  it('lists the languages, with Croatian as id 41', async () => {
    const languages = await visitor.call(commonsApi.commons, { type: 'languages' })
    expect(languages.length).toBeGreaterThan(60)
    expect(languages.find(({ id }) => id === 41)).toMatchObject({ code: 'hrv', code2: 'hr', name_hrv: 'hrvatski' })
  })

  it('lists the countries in Croatian order', async () => {
    const countries = await visitor.call(commonsApi.commons, { type: 'countries' })
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('hr').compare))
    expect(countries.find((one) => 'iso' in one && one.iso === 'HR')).toMatchObject({ name: 'Hrvatska' })
  })
})
