import { attacks } from './attacks.mjs'

// One attack of scripts/siege.mjs, in a process of its own: its name and its target as JSON.
const [name = '', target = '{}'] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`There is no attack ${name}.`)
const parsed = JSON.parse(target)
// Ends by itself, also when the server answers nothing more.
setTimeout(() => process.exit(1), parsed.until - Date.now() + 60_000).unref()
const tally = await attack(parsed)
process.send?.(tally, () => process.exit(0))
