import type { LayoutHandler } from '@/features/sections/document/registry'

/** The section type of each layout element, without its code. */
const layoutTypes: Record<LayoutHandler, string> = {
  'header-section': 'site-header',
  'footer-section': 'site-footer',
  'cookie-section': 'cookie-notice',
}

/** The type by which a section is labelled: a layout element is stored under the name of its handler. */
export function labelledType(type: string): string {
  return Object.entries(layoutTypes).find(([handler]) => handler === type)?.[1] ?? type
}
