import { describe, expect, it } from 'vitest'
import { isFromThisMachine, isLoopbackHost } from './loopback'

describe('isLoopbackHost', () => {
  it.each([
    ['localhost', true],
    ['localhost:3000', true],
    ['druga.localhost', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['localhost.lampa.example', false],
    ['127.0.0.1.lampa.example', false],
    ['lampa.example', false],
    ['10.0.0.7:3000', false],
  ])('%s: %s', (host, expected) => expect(isLoopbackHost(host)).toBe(expected))
})

describe('isFromThisMachine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000', true],
    ['0:0:0:0::/64', 'localhost:3000', true],
    ['203.0.113.7', 'localhost:3000', false],
    ['127.0.0.1', 'lampa.example', false],
    ['fe80:0:0:0::/64', 'localhost', false],
  ])('%s asking for %s: %s', (address, host, expected) =>
    expect(isFromThisMachine(new Headers({ 'x-izlog-address': address, host }))).toBe(expected),
  )
  it('is a call within the process', () => expect(isFromThisMachine(new Headers())).toBe(true))
})
