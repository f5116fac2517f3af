import { expect, it } from 'vitest'
import type { HttpCall, HttpReply } from '@/server/adapters/http/http-call'
import { ProviderError } from '@/server/adapters/http/provider-error'
import { httpRegister } from './register'

function replying(...replies: ({ status: number; body?: string } | 'dead')[]) {
  const calls: HttpCall[] = []
  const call = async (request: HttpCall): Promise<HttpReply> => {
    calls.push(request)
    const reply = replies[Math.min(calls.length, replies.length) - 1]
    if (!reply || reply === 'dead') throw new ProviderError('unavailable', { reason: 'dead' })
    return { status: reply.status, headers: new Headers(), body: Buffer.from(reply.body ?? '') }
  }
  return { calls, call }
}

it.each<[string, Parameters<typeof replying>[0], boolean | 'unavailable']>([
  ['a valid card', { status: 200, body: '{"isValid":true}' }, true],
  ['an invalid card', { status: 200, body: '{"isValid":false}' }, false],
  ['an unknown card', { status: 404 }, false],
  ['an unexpected body', { status: 200, body: '{"isValid":"da"}' }, 'unavailable'],
  ['a body that is no JSON', { status: 200, body: '<html>' }, 'unavailable'],
  ['a refused token', { status: 401 }, 'unavailable'],
  ['no response', 'dead', 'unavailable'],
])('reads %s', async (_, reply, expected) => {
  const { call } = replying(reply)
  expect(await httpRegister({ url: 'https://upisnik.example', token: undefined, call }).hasCard('123')).toBe(expected)
})

it('requests one card with its token', async () => {
  const { call, calls } = replying({ status: 404 })
  await httpRegister({ url: 'https://upisnik.example/kartice', token: 'tajna', call }).hasCard('12/3')
  expect(calls).toMatchObject([
    { method: 'GET', url: 'https://upisnik.example/kartice/12%2F3', headers: { authorization: 'Bearer tajna' } },
  ])
})

it('opens the circuit for 30 s after five failures', async () => {
  let now = 0
  const { call, calls } = replying('dead')
  const register = httpRegister({ url: 'https://upisnik.example', token: undefined, call, now: () => now })
  for (let i = 0; i < 8; i++) expect(await register.hasCard('1')).toBe('unavailable')
  expect(calls).toHaveLength(5)
  now = 30_001
  await register.hasCard('1')
  expect(calls).toHaveLength(6)
})
