import { defineStored } from '@/lib/browser/storage'

/** Set once this browser's user is known to be back office, so that other visitors' browsers never ask (docs/rules/editing.md#staff-marker). */
export const staffMarker = defineStored({
  key: 'staff',
  parse: (value) => (value === true ? true : null),
  area: 'local',
  forgetOnSignOut: true,
})
