import { getRequestListener } from '@hono/node-server'
import openapiTypes, { astToString } from 'openapi-typescript'
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { app } from '@/server/api/app'
import { openShop } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'

// A foreign program on the real back end: types made from the served OpenAPI document, compiled, and used to buy a book over HTTP.

type Program = { buyABook: (shop: string, keywords: string) => Promise<{ number: string; status: string; items: { name: string }[] }> }

const folder = path.resolve('tests/openapi-client')
const types = path.resolve('test-results/openapi/schema.d.ts')
const server = createServer((req, res) => void getRequestListener(app.fetch, { overrideGlobalObjects: false })(req, res))
let shop = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  shop = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  await openShop()
  await createProduct({ name: 'Kolodvor u magli' })
})
afterAll(() => server.close())

it('buys a book with a client made from the document', async () => {
  const served = await fetch(`${shop}/api/openapi.json`)
  await mkdir(path.dirname(types), { recursive: true })
  await writeFile(types, astToString(await openapiTypes(await served.text())))
  const compiler = path.resolve('node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--project', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')

  // The program has types of its own, so this file does not import it by name.
  const program: Program = await import(/* @vite-ignore */ path.join(folder, 'buy-a-book.ts'))
  const order = await program.buyABook(shop, 'Kolodvor u magli')
  expect(order).toMatchObject({ status: 'awaiting_payment', items: [{ name: 'Kolodvor u magli' }] })
})
