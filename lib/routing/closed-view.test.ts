import { expect, it } from 'vitest'
import { closedView } from './closed-view'

const open = { key: 'knjige', maintenance: false, comingSoon: null }

it.each<[string, object, object | null, string?]>([
  ['an open site', {}, null],
  ['maintenance', { maintenance: true }, { path: '/maintenance/knjige/hr', retryAfter: 600 }],
  [
    'maintenance before the opening',
    { maintenance: true, comingSoon: { slug: 'uskoro' } },
    { path: '/maintenance/knjige/hr', retryAfter: 600 },
  ],
  ['no page', { comingSoon: { slug: null } }, { path: '/coming-soon/knjige/hr', retryAfter: 86_400 }],
  ['a page', { comingSoon: { slug: 'uskoro' } }, { path: '/knjige/hr/uskoro', retryAfter: 86_400 }],
  ['the home page', { comingSoon: { slug: 'pocetna' } }, { path: '/knjige/hr', retryAfter: 86_400 }],
  [
    'the opening page below another language, which has it in Croatian only',
    { comingSoon: { slug: 'uskoro' } },
    { path: '/knjige/hr/uskoro', retryAfter: 86_400 },
    'en',
  ],
  ['no page below another language', { comingSoon: { slug: null } }, { path: '/coming-soon/knjige/en', retryAfter: 86_400 }, 'en'],
])('shows visitors of a closed site one page: %s (docs/rules/platform.md#coming-soon)', (_, site, expected, locale = 'hr') => {
  expect(closedView({ ...open, ...site }, locale)).toEqual(expected)
})
