import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { openShop } from '@/scripts/chaos/shop.mjs'
import { freePort } from '@/scripts/lib/process/ports.mjs'
import { dropDatabase } from '@/tests/support/database/drop-database'

/** No test pays with PayPal here, but the shop offers renewing subscriptions only where PayPal is configured. */
const payPal = {
  PAYPAL_API_URL: 'http://127.0.0.1:9',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_SECRET: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  PAYPAL_MERCHANT_ID: 'x',
}

export type OwnShop = Awaited<ReturnType<typeof openOwnShop>>

/** A second server on the same build: the demo shop with a copy of its database as it was prepared, which `fill` changes before the server starts. */
export async function openOwnShop(kind: string, fill: (sql: Sql) => Promise<void>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `izlog-${kind}-`))
  const media = path.resolve(process.env.E2E_DATA_DIR ?? '.data', 'media')
  if (existsSync(media)) symlinkSync(media, path.join(folder, 'media'))
  const database = new URL(process.env.E2E_DATABASE_URL ?? '')
  const cluster = postgres(database.href, { max: 1, onnotice: () => {} })
  const name = `${kind}_${process.pid}`
  await cluster`create database ${cluster(name)} template ${cluster(process.env.E2E_UNTOUCHED_DATABASE ?? '')}`
  database.pathname = name

  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const settings = { PORT: port, SITE_URL: url, DATA_DIR: folder, DATABASE_URL: database.href, ...payPal }
  const env = { ...definedEnv(), ...settings, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }
  const sql = postgres(database.href, { max: 1, onnotice: () => {} })
  await fill(sql)
  const shop = await openShop(env)
  return {
    url,
    sql,
    ...readCredentials(),
    async close() {
      await shop.end()
      await sql.end()
      await dropDatabase(cluster, name)
      await cluster.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function definedEnv() {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** `first-sign-in.txt` lists the back-office account first, then the demo shopper with orders. */
function readCredentials() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  const emails = [...text.matchAll(/\S+@\S+/g)].map(([email]) => email)
  const passwords = [...text.matchAll(/Lozinka:\s*(\S+)/g)].map(([, password = '']) => password)
  const credentialsAt = (index: number) => ({ email: emails[index] ?? '', password: passwords[index] ?? '' })
  return { office: credentialsAt(0), shopper: credentialsAt(1) }
}
