import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { implemented } from '@/server/implement'
import '@/server/app'
import { callsToCome, namedCalls } from './named-calls'
import { root } from './project-files'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('the path is the map (DESIGN 3)', () => {
  it.each(implemented.map(({ name, endpoint }) => ({ name, path: endpoint.path, method: endpoint.method })))(
    '$method $path',
    ({ name, path: at }) => {
      const rest = at.split('/').slice(3).map(kebab)
      // `v1/login`, `v1/refresh` and the legacy `auth/*` stand directly under the root: they are the module auth.
      const folders = rest.length === 1 ? ['auth', ...rest] : rest
      const candidates = folders.map((_, depth) => path.join('server/modules', ...folders.slice(0, depth + 1), `${kebab(name)}.ts`))
      expect(
        candidates.some((file) => existsSync(path.join(root, file))),
        `no verb file for ${name}: one of ${candidates.join(', ')}`,
      ).toBe(true)
    },
  )

  it('holds each path and method once', () => {
    const all = implemented.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(all).toHaveLength(new Set(all).size)
  })

  it('answers every call that the specification names, and knows which are to come', () => {
    const answered = new Set(implemented.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`))
    const missing = namedCalls.filter((call) => !answered.has(call))
    expect(missing).toEqual([])
    const come = callsToCome.filter((call) => answered.has(call))
    expect(come, 'They have come: move their lines up in tests/repo/named-calls.ts.').toEqual([])
  })
})
