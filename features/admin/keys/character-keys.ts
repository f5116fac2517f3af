import { defineStored } from '@/lib/browser/storage'

/** Whether shortcuts of single characters are switched off in this browser. */
export const characterKeysOff = defineStored({
  key: 'office-character-keys-off',
  parse: (value) => (value === true ? true : null),
  area: 'local',
  forgetOnSignOut: false,
})
