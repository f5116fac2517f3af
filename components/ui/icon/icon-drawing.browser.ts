import sprite from '@/generated/icons.svg'
import type { IconName } from './icon-names'

/** A reference to an icon in the file that all pages share. */
export function drawingOf(name: IconName) {
  return `<use href="${sprite.src}#${name}"></use>`
}
