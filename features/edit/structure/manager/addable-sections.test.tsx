import { describe, expect, it, vi } from 'vitest'
import messages from '@/messages/edit/hr.json'
import { addableSections, findSections, groupSections } from './addable-sections'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const names = {
  nameOf: (type: string) => ({ hero: 'Naslovni odjeljak', faq: 'Pitanja i odgovori' })[type] ?? type,
  wordsOf: (type: string) => ({ hero: 'banner, akcija' })[type] ?? '',
  groupOf: (group: string) => ({ shop: 'Trgovina' })[group] ?? group,
}
const typesOf = (search: string) => findSections(addableSections('page'), search, names).map(({ type }) => type)

describe('sections to add', () => {
  it('are those of pages that have an example', () => {
    const types = addableSections('page').map(({ type }) => type)
    expect(types).toContain('hero')
    expect(types).not.toContain('site-header')
    expect(addableSections('footer')).toEqual([])
  })

  it.each([
    ['pitanj', ['faq']],
    ['PITANJA odgovori', ['faq']],
    ['akcija banner', ['hero']],
    ['sifonijer', []],
  ])('are found by %j', (search, types) => {
    expect(typesOf(search)).toEqual(types)
  })

  it('are found by their group and by the texts of their example', () => {
    expect(typesOf('trgovina')).toEqual(expect.arrayContaining(['product-grid', 'category-tiles']))
    expect(typesOf('clansk')).toEqual(['membership-call'])
  })

  it.each(['popust', 'rasprodaja', 'sniženje'])('are found by "%s" where they sell something', (word) => {
    const wordsOf = (type: string) => Object.entries(messages.edit.searchWords).find(([name]) => name === type)?.[1] ?? ''
    const found = findSections(addableSections('page'), word, { ...names, wordsOf }).map(({ type }) => type)
    expect(found).toEqual(expect.arrayContaining(['hero', 'product-grid']))
  })

  it('keep the order of the section types', () => {
    expect(groupSections(addableSections('page')).map(({ group }) => group)).toEqual(['intro', 'content', 'shop', 'contact'])
  })
})
