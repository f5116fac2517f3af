import { expect, it } from 'vitest'
import { toCurl } from './to-curl'

it('writes the request as a command without its secrets', () => {
  const command = toCurl({
    url: 'http://localhost:3000/api/v1/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json', accessToken: 'tajni token', 'user-agent': false },
    body: { username: "o'ana@primjer.hr", password: 'tajna lozinka', cart: { cartId: 'k', protectCode: 'tajni kod' } },
  })
  expect(command).not.toContain('tajn')
  expect(command).toBe(
    [
      "curl -X POST 'http://localhost:3000/api/v1/auth/login'",
      "-H 'content-type: application/json'",
      "-H 'accessToken: ***'",
      String.raw`--data-raw '{"username":"o'\''ana@primjer.hr","password":"***","cart":{"cartId":"k","protectCode":"***"}}'`,
    ].join(' \\\n  '),
  )
})
