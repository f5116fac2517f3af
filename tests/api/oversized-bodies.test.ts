import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityHeaders } from '@/lib/api/request'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { app } from '@/server/api/app'
import { operations } from '@/server/api/modules'
import { oversizedBodies, type OversizedBody } from '@/tests/fuzz/oversized-bodies'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { startApiServer } from '@/tests/support/http/api-server'
import { identity } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

// docs/rules/platform.md#json-limits: what is small to send must be cheap to refuse, and its refusal short.

disableRateLimits()

/** Of the processor, ms: twice what the rule allows, because a machine that shares its processor is slower. */
const budget = 100
/** A refusal's fixed parts: message, code, request id, 20 fields. */
const longestRefusal = 9000

let accessToken = ''
beforeAll(async () => {
  accessToken = (await createMerchant('content', 'publish', 'media', 'catalogue', 'orders', 'customers', 'settings')).accessToken
})

async function send({ row, body }: OversizedBody) {
  const { method, path } = row.endpoint
  const headers = {
    ...identityHeaders(identity),
    accessToken,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const started = process.cpuUsage()
  const response = await app.request(path.replaceAll(/\{\w+\}/g, '1'), { method: method.toUpperCase(), headers, body })
  const text = await response.text()
  const { user, system } = process.cpuUsage(started)
  return { status: response.status, length: text.length, ms: (user + system) / 1000 }
}

describe('bodies that cost more to check than to send', () => {
  it('exist for maps and lists of the contract', () => {
    const addItem = operations.filter(({ name }) => name === 'addItem')
    const kinds = [...oversizedBodies(addItem)].map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['unknown keys', 'too deep', 'options.personalizations', 'options.bundleOptions']))
  })

  it('are answered, refusals shortly, within 100 ms of the processor', { timeout: 300_000 }, async () => {
    const findings: string[] = []
    for (const one of oversizedBodies(operations)) {
      const answers = [await send(one)]
      // The collector may run within a call, so an expensive one is tried again.
      while (answers.length < 10 && Math.min(...answers.map(({ ms }) => ms)) > budget) answers.push(await send(one))
      const { status, length } = answers[0] ?? { status: 0, length: 0 }
      const ms = Math.min(...answers.map((answer) => answer.ms))
      const isShort = status < 400 || length <= longestRefusal
      if (status >= 500 || !isShort || ms > budget)
        findings.push(`${one.row.endpoint.path} ${one.kind}: ${status}, ${length} characters, ${Math.round(ms)} ms`)
    }
    expect(findings).toEqual([])
  })

  it('are not read after they were refused', async () => {
    const server = await startApiServer()
    const { port } = new URL(server.origin)
    const socket = connect(Number(port), '127.0.0.1')
    const answer = new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    const headers = Object.entries({ ...identityHeaders(identity), host: 'localhost', 'content-type': 'application/json' })
    const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    // Most of the body is never sent, so the server ends only if it waits for none of it.
    socket.write(`POST ${cartApi.addItem.path} HTTP/1.1\r\n${lines}\r\ncontent-length: 900000\r\n\r\n{"a":`)
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
    await server.close()
  })
})
