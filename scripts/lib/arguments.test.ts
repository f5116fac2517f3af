import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { chooseNames, findNames } from './arguments.mjs'

const all = ['cart', 'pages', 'office']

describe('the names of a command', () => {
  it('are all where none is given, in the order of the list', () => {
    expect(chooseNames([], all)).toEqual(all)
    expect(chooseNames(['pages', 'cart'], all)).toEqual(['cart', 'pages'])
  })

  it('are found by a part in any case', () => {
    expect(findNames('', all)).toEqual(all)
    expect(findNames('PAGE', all)).toEqual(['pages'])
    expect(findNames('office, page', all)).toEqual(['pages', 'office'])
  })

  it('are refused when unknown', () => {
    expect(() => chooseNames(['cart', 'page'], all)).toThrow('„page”')
    expect(() => findNames('banana', all)).toThrow('„banana”')
    expect(() => findNames('cart,banana', all)).toThrow('„banana”')
  })
})

describe.each(['bench', 'chaos', 'siege', 'fuzz', 'seed'])('npm run %s', (name) => {
  const run = (word: string) => promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, word])

  it.each(['--help', '-h'])('prints its usage for %s and does nothing else', async (word) => {
    const { stdout } = await run(word)
    expect(stdout).toContain(`npm run ${name} -- `)
  })

  it('refuses an unknown option without a stack', async () => {
    const refused = await run('--nepoznato').catch((error: { code: number; stdout: string }) => error)
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('--nepoznato') })
    expect(refused.stdout).not.toContain('    at ')
  })
})

it('npm run bench refuses an unknown benchmark and names those that exist', async () => {
  const refused = await promisify(execFile)(process.execPath, ['scripts/bench.mjs', 'nepoznato']).catch(
    (error: { stdout: string }) => error,
  )
  expect(refused.stdout).toMatch(/nepoznato[\s\S]*Postoje:.*pages/)
})
