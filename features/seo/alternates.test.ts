import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { alternates } from './alternates'

it('returns the canonical path, its language and x-default', () => {
  expect(alternates('/objave')).toEqual({ canonical: '/objave', languages: { hr: '/objave', 'x-default': '/objave' } })
})

it('assumes a single locale', () => {
  expect(routing.locales).toHaveLength(1)
})
