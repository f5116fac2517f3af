import { expect, it } from 'vitest'
import type { SiteInfo } from '@/server/core/context'
import { describeKey } from './describe-key'

const site = (id: number, key: string, domains: string[]): SiteInfo => ({
  id,
  key,
  name: key,
  url: `https://${domains[0]}`,
  domains,
  apiKey: key,
  storeId: id,
  currency: 'EUR',
  maintenance: false,
  comingSoon: null,
  defaultLanguageId: 41,
  languages: [{ id: 41, code: 'hrv', code2: 'hr' }],
  openLocales: ['hr'],
})
const sites = [site(1, 'knjige', ['knjige.example']), site(2, 'igre', ['igre.example'])]
const token = 'dG9rZW4tdG9rZW4tdG9rZW4'

it.each([
  ['2|hrv|/api/v1/cms/option/filter|{}', { siteId: 2, title: '/api/v1/cms/option/filter', detail: 'hrv' }],
  ['1|hrv|/api/v1/product/web/get|{"slug":"tko"}', { siteId: 1, title: '/api/v1/product/web/get', detail: 'hrv {"slug":"tko"}' }],
  [`1|hrv|/api/v1/x|{"a":"${token}"}`, { siteId: 1, title: '/api/v1/x', detail: 'hrv {"a":"…"}' }],
  ['https igre.example/shop/romani', { siteId: 2, title: '/shop/romani', detail: '' }],
  [' knjige.example:3000/shop?boja=3&page=2', { siteId: 1, title: '/shop', detail: 'boja=3 page=2' }],
  [`https knjige.example/odjava?letter=${token}`, { siteId: 1, title: '/odjava', detail: 'letter=…' }],
  ['https igre.example/shop\n1\n\n', { siteId: 2, title: '/shop', detail: '' }],
  ['/igre/hr/shop/romani', { siteId: 2, title: '/shop/romani', detail: 'hr' }],
  ['/knjige/hr', { siteId: 1, title: '/', detail: 'hr' }],
  ['/nepoznata/hr/shop', { siteId: null, title: '', detail: '' }],
  ['all', { siteId: null, title: '', detail: '' }],
  ['1', { siteId: null, title: '', detail: '' }],
])('%j', (key, facts) => {
  expect(describeKey(key, sites)).toEqual(facts)
})
