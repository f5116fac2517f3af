import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { run } from '../process/child.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../paths.mjs'
import { step } from '../output.mjs'

// The headless shell is Chromium without a user interface and is faster. Some features need the full browser.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser for end-to-end tests: CHROMIUM_PATH, the system's, or Playwright's. @returns {string | null} */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return isProgram(configured) ? configured : null
  return searchPath(names).find(isProgram) ?? findPlaywrightChromium()
}

/** A full Chromium: the shell has no back/forward cache. @returns {string | null} */
export function findFullChromium() {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...searchPath(names)].filter(
    (file) => !/headless[-_]shell/.test(path.basename(file)),
  )
  return candidates.find(isProgram) ?? findPlaywrightChromium()
}

/** @param {string[]} programs */
function searchPath(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/** @returns {Promise<string>} */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const remedy = 'Instalirajte ga: sudo apt-get install -y chromium   (ili: npx playwright install chromium; ili navedite CHROMIUM_PATH)'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Failure('Za preglede u pregledniku nema Chromiuma.', { remedy })
  return step('Instaliram Chromium (apt-get)', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    const install = (/** @type {string[]} */ ...packages) =>
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
    const both = await install('chromium', 'chromium-headless-shell')
    const { tail } = both.code === 0 ? both : await install('chromium')
    const installed = findChromium()
    if (!installed) throw new Failure('Chromium se nije instalirao.', { tail: tail.slice(-8), remedy })
    return installed
  })
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findPlaywrightChromium() {
  try {
    const file = createRequire(path.join(root, 'package.json'))('playwright').chromium.executablePath()
    return isProgram(file) ? file : null
  } catch {
    return null
  }
}
