import { describe, expect, it } from 'vitest'
import config from '@/next.config'
import { codeFiles, isTest, read } from './support/project-files'

/** Minimum versions by package, at any depth of the lock file. */
const floors: [name: string, floor: string, advisory: string][] = [
  ['next', '16.4.2', 'CVE-2025-29927, CVE-2026-44576, -44581, -44582, -64647 and October 2026'],
  ['react', '19.2.6', 'CVE-2025-55182, -55184, CVE-2026-23864, -23869, -23870: React Server Components'],
  ['react-dom', '19.2.6', 'the same'],
  ['hono', '4.12.34', 'CVE-2026-22817, -39406, -44456, -47673, -54288, -54290; GHSA-54fx-42gc-7vw4'],
  ['drizzle-orm', '0.45.2', 'CVE-2026-39356: identifiers that were not quoted'],
  ['next-intl', '4.9.1', 'CVE-2026-40299: an open redirect'],
  ['sharp', '0.35.4', 'GHSA-rgj7-g3m4-5g8c, GHSA-f88m-g3jw-g9cj: decoders'],
  ['nodemailer', '7.0.11', 'CVE-2025-14874: a parser without end, mail to somebody else'],
]
/** Compromised versions. */
const compromised: [string, string][] = [
  ['axios', '1.14.1'],
  ['axios', '0.30.4'],
]

const lock: { packages: Record<string, { version?: string }> } = JSON.parse(read('package-lock.json'))
const installed = Object.entries(lock.packages).flatMap(([path, { version }]) => {
  const name = path.split('node_modules/').at(-1) ?? ''
  return version && name ? [{ name, version }] : []
})
const versionsOf = (name: string) => installed.flatMap((one) => (one.name === name ? [one.version] : []))

function isAtLeast(version: string, floor: string) {
  const [own, wanted] = [version, floor].map((text) => text.split(/[.-]/).map(Number))
  for (let i = 0; i < 3; i++) {
    const difference = (own?.[i] ?? 0) - (wanted?.[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

describe('installed packages', () => {
  it.each(floors)('%s is at least %s (%s)', (name, floor) => {
    const versions = versionsOf(name)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it.each(compromised)('%s is not %s', (name, version) => expect(versionsOf(name)).not.toContain(version))

  it('counts versions as numbers', () => {
    expect([isAtLeast('16.4.10', '16.4.2'), isAtLeast('16.4.1', '16.4.2'), isAtLeast('17.0.0', '16.4.2')]).toEqual([true, false, true])
  })
})

/** Source files of the running shop. */
const sources = codeFiles.filter((file) => !isTest(file) && !file.startsWith('scripts/')).map((path) => ({ path, text: read(path) }))
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('forbidden features', () => {
  it('no server actions (CVE-2025-55182, CVE-2026-27978)', () => {
    expect(filesWith(/^\s*['"]use server['"]/m)).toEqual([])
  })

  it("Next's image optimizer is off, and no foreign host is named (CVE-2026-27980, CVE-2026-44577)", () => {
    expect(config.images).toEqual({ unoptimized: true })
  })

  it('no rewrites or redirects to other hosts (CVE-2026-44578)', () => {
    expect([config.rewrites, config.redirects]).toEqual([undefined, undefined])
  })

  it('no CORS headers, no vulnerable Hono helpers (CVE-2026-54290, CVE-2026-22817, CVE-2026-39406)', () => {
    expect(filesWith(/from ['"]hono\/(?:cors|jwt|jwk|serve-static|ip-restriction)['"]/)).toEqual([])
    expect(filesWith(/access-control-allow-origin/i)).toEqual([])
  })

  it('no SQL from input: identifiers and raw SQL are constants (CVE-2026-39356)', () => {
    // The schema and its migrations use names and SQL of our own files.
    const allowed = /^server\/(db\/|cli\/migrate\.ts$)/
    // Facet columns are named by number only.
    const known = ['server/adapters/queue/job-queue.ts', 'server/modules/product/facet/facet-sql.ts']
    expect(filesWith(/\bsql\.(?:raw|identifier)\(|\.unsafe\(/).filter((path) => !allowed.test(path))).toEqual(known)
  })

  it('no evaluated code', () => {
    expect(filesWith(/\beval\(|new Function\(|\bvm\.(?:run|Script)/)).toEqual([])
  })

  it('raw HTML is set in three places, all with our own text', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([
      'components/hydration/early-script.tsx',
      'components/ui/icon/icon.tsx',
      'features/seo/json-ld.tsx',
    ])
  })
})
