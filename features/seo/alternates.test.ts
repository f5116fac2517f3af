import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { alternates } from './alternates'

it('names the page itself, its language, and who gets it otherwise', () => {
  expect(alternates('/objave')).toEqual({ canonical: '/objave', languages: { hr: '/objave', 'x-default': '/objave' } })
})

it('holds as long as one language is switched on', () => {
  expect(routing.locales).toHaveLength(1)
})
