import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../lib/process/child.mjs'
import { root } from '../../lib/paths.mjs'
import { freePort } from '../../lib/process/ports.mjs'
import { step } from '../../lib/output.mjs'
import { onShutdown } from '../../lib/process/shutdown.mjs'

const next = path.join(root, 'node_modules/next/dist/bin/next')

/** Baseline: a minimal Next page, built and served by Next itself. */
export async function startBarePage() {
  const folder = path.join(root, '.data/bench/bare')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app/dynamic'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(path.join(folder, 'next.config.mjs'), `export default { turbopack: { root: ${JSON.stringify(root)} } }\n`)
  writeFileSync(path.join(folder, 'app/layout.js'), `export default ({ children }) => <html lang="hr"><body>{children}</body></html>\n`)
  writeFileSync(path.join(folder, 'app/page.js'), `export default () => <p>hello</p>\n`)
  writeFileSync(path.join(folder, 'app/dynamic/page.js'), `export const dynamic = 'force-dynamic'\nexport default () => <p>hello</p>\n`)
  await step('Gradim golu stranicu', async () => {
    const { code, tail } = await run(process.execPath, [next, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (code !== 0) throw new Error(tail.join('\n'))
  })
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder, stdio: 'ignore' })
  onShutdown(async () => void child.kill('SIGTERM'))
  const base = `http://127.0.0.1:${port}`
  for (let i = 0; i < 100; i++) {
    const isUp = await fetch(base).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { base }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The bare page did not come up.')
}
