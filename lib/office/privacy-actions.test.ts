import { expect, it } from 'vitest'
import { allowedActions } from './privacy-actions'

const request = {
  kind: 'access',
  state: 'open',
  email: 'ana@primjer.hr',
  isRunning: false,
  extendableUntil: '2026-12-20',
  closedAt: null,
} as const

// docs/rules/privacy.md#privacy-states
it.each([
  ['an unconfirmed one', { state: 'unconfirmed' }, ['verifyIdentity', 'sendLink', 'refuse']],
  ['an open one', {}, ['run', 'extend', 'refuse', 'download']],
  ['an open erasure', { kind: 'erasure' }, ['run', 'extend', 'refuse']],
  ['an open one after its first month', { extendableUntil: '2026-12-18' }, ['run', 'refuse', 'download']],
  ['an extended one', { state: 'extended', extendableUntil: null }, ['run', 'refuse', 'download']],
  ['an extended correction', { kind: 'rectification', state: 'extended', extendableUntil: null }, ['run', 'refuse']],
  ['data given a month ago', { state: 'done', closedAt: '2026-11-19T12:00:00Z' }, ['run', 'download']],
  ['data given before that', { state: 'done', closedAt: '2026-11-18T12:00:00Z' }, []],
  ['a done correction', { kind: 'rectification', state: 'done' }, []],
  ['a refused one', { state: 'refused' }, []],
  ['one that a job works on', { isRunning: true }, []],
  ['one of an erased person', { state: 'done', email: '' }, []],
] as const)('%s', (_, change, actions) => expect(allowedActions({ ...request, ...change }, '2026-12-19')).toEqual(actions))
