import { expect, it } from 'vitest'
import { greetedName } from './layout'

// docs/rules/mail.md#greeting
it.each([
  ['Đurđica', 'Đurđica'],
  ['Ana Marija', 'Ana Marija'],
  ["D'Angelo-Šimić", "D'Angelo-Šimić"],
  ['Vaš račun je blokiran, javite se na 0600 123 456.', ''],
  ['Vaš račun je blokiran i javite se', ''],
  ['evil.example', ''],
  ['<b>Ana</b>', ''],
  ['', ''],
])('greets %j by %j', (firstName, name) => expect(greetedName(firstName)).toBe(name))
