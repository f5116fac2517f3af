import { spawn } from 'node:child_process'
import { childEnv } from './child.mjs'
import { root } from './paths.mjs'
import { bundle } from './run-ts.mjs'
import { onShutdown } from './shutdown.mjs'

/**
 * Another's server of our own making (tests/support/loopback), as a process beside a shop that is tested. It ends with us.
 * @template T
 * @param {string} entry
 * @returns {Promise<T>} what it says of itself once it listens
 */
export async function startLoopback(entry) {
  const [file = ''] = await bundle([entry])
  const child = spawn(process.execPath, [file], { cwd: root, env: childEnv({}), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onShutdown(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}.`)))
  })
}

/** A judge of forms that takes whatever a page of ours says of itself. @returns {Promise<Record<string, string>>} what the shop must know of it */
export async function startLoopbackCaptcha() {
  /** @type {{ url: string, key: string, secret: string }} */
  const { url, key, secret } = await startLoopback('tests/support/loopback/captcha-server.ts')
  return { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url }
}

/** A sign-in service that lets in whoever writes an address. @returns {Promise<Record<string, string>>} what the shop must know of it */
export async function startLoopbackSignIn() {
  /** @type {{ issuer: string }} */
  const { issuer } = await startLoopback('tests/support/loopback/open-id-server.ts')
  return { SOCIAL_PROVIDERS: JSON.stringify([{ id: 'lampion', name: 'Lampion', issuer, clientId: 'trgovina', clientSecret: 'tajna' }]) }
}
