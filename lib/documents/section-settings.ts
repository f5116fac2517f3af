import type { Change } from './changes'
import { isRecord, type Document } from './document'
import { sectionOf } from './sections'

/** `mobile`: screens under 40rem, the width at which mobile values apply. */
export type Device = 'mobile' | 'desktop'

/** ISO times; null is open. `from` belongs to the window, `to` does not. */
export type TimeWindow = { from: string | null; to: string | null }

/** What any section may have besides its fields (docs/rules/editing.md#section-settings). */
export type SectionSettings = { hide: Record<Device, boolean>; when: TimeWindow; anchor: string }

/** A missing or wrong setting becomes none, so that any stored section can be shown. */
export function settingsOf(section: unknown): SectionSettings {
  const { hide, when, anchor } = recordOf(section)
  const { mobile, desktop } = recordOf(hide)
  const { from, to } = recordOf(when)
  return {
    hide: { mobile: mobile === true, desktop: desktop === true },
    when: { from: timeOf(from), to: timeOf(to) },
    anchor: typeof anchor === 'string' && isAnchor(anchor) ? anchor : '',
  }
}

/** Whether a section is shown at a time (docs/rules/editing.md#time-window). */
export function isWithin({ from, to }: TimeWindow, now: Date): boolean {
  return (from === null || Date.parse(from) <= now.getTime()) && (to === null || now.getTime() < Date.parse(to))
}

/** The moments at which a window opens and closes, ms. */
export function timesOf({ from, to }: TimeWindow): number[] {
  return [from, to].flatMap((time) => (time === null ? [] : [Date.parse(time)]))
}

/** An anchor is an id of the page's HTML: letters, digits and hyphens, from a letter. */
export function isAnchor(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text)
}

export function hideSection(document: Document, id: string, { device, hidden }: { device: Device; hidden: boolean }): Change[] {
  if (settingsOf(sectionOf(document, id)).hide[device] === hidden) return []
  const path = ['hide', device]
  return [hidden ? { kind: 'set', section: id, path, value: true } : { kind: 'unset', section: id, path }]
}

/** Without `from` and `to` the section is always shown. */
export function setTimeWindow(id: string, { from, to }: TimeWindow): Change[] {
  const isOpen = from === null && to === null
  return [isOpen ? { kind: 'unset', section: id, path: ['when'] } : { kind: 'set', section: id, path: ['when'], value: { from, to } }]
}

/** `''` removes the anchor. */
export function setAnchor(id: string, anchor: string): Change[] {
  return [anchor === '' ? { kind: 'unset', section: id, path: ['anchor'] } : { kind: 'set', section: id, path: ['anchor'], value: anchor }]
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** Only full times with their offset: a local time would mean another moment on another machine. */
function timeOf(value: unknown): string | null {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(value)
  return isTime && Number.isFinite(Date.parse(value)) ? value : null
}
