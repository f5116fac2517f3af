import { Fragment } from 'react'
import { RichText } from '@/components/ui/text/rich-text'
import { cn } from '@/lib/cn'
import type { SectionSettings } from '@/lib/documents/section-settings'
import { nonBreakingShortWords } from '@/lib/text/typography'
import { CmsLink } from './components/cms-link'
import { FramedPicture } from './components/framed-picture'
import { field, type Shape } from './fields'
import type { Kit, KitSource, MakeKit } from './kit'
import { parseLink } from './parse-links'
import { parseItems, parseValues } from './parse-values'
import { recordOf } from './record-of'

/** Texts for placeholders in braces: `{godina}` is the current year. */
type Placeholders = Record<string, string>

/** The kit for visitors: renders fields as plain elements; empty fields render nothing. Made per section, since server components render once. */
export function publicKit(placeholders: Placeholders): MakeKit {
  const displayText = (stored: unknown) => nonBreakingShortWords(fillPlaceholders(parseText(stored), placeholders))
  return function make<S extends Shape, L extends string>({ meta, mobileMeta, linkMeta, settings, sectionId }: KitSource): Kit<S, L> {
    const inner = (wide: unknown, narrow: unknown) => ({ meta: recordOf(wide), mobileMeta: recordOf(narrow), linkMeta: {} })
    return {
      Root: ({ as: Element = 'section', id, className, children }) => (
        <Element
          id={settings?.anchor || id || undefined}
          data-section={sectionId}
          className={cn(className, hidingClasses(settings)) || undefined}
        >
          {children}
        </Element>
      ),
      Text: ({ at, as: Element = 'span', className }) => {
        if (Element === 'text') return parseText(meta[at])
        const wide = displayText(meta[at])
        const narrow = displayText(mobileMeta[at])
        if (!wide) return null
        return <Element className={className}>{narrow ? <ResponsiveText wide={wide} narrow={narrow} /> : wide}</Element>
      },
      Rich: ({ at, ...rest }) => {
        const { rich: doc } = parseValues({ rich: field.rich() }, { rich: meta[at] })
        return doc && <RichText doc={doc} {...rest} />
      },
      Image: ({ at, ...rest }) => {
        const picture = parsePicture(meta[at])
        return picture && <FramedPicture picture={picture} mobile={parsePicture(mobileMeta[at])} {...rest} />
      },
      Link: ({ at, ...rest }) => {
        const link = parseLink(linkMeta[at] ?? meta[at])
        if (!link) return null
        return rest.children === undefined && !link.label?.trim() ? null : <CmsLink link={link} {...rest} />
      },
      Group: ({ at, children }) => children(make(inner(meta[at], mobileMeta[at]))),
      List: ({ at, as: Element = 'ul', className, children }) => {
        const items = parseItems(meta[at])
        const narrow = recordOf(mobileMeta[at])
        if (items.length === 0) return null
        return (
          <Element className={className}>
            {items.map(({ id, item }, index) => (
              <Fragment key={id}>{children(make(inner(item, narrow[id])), index)}</Fragment>
            ))}
          </Element>
        )
      },
    }
  }
}

/** Hidden by CSS, so that all screens get the same HTML (docs/rules/editing.md#section-settings). */
function hidingClasses(settings: SectionSettings | undefined) {
  return { 'max-sm:hidden': settings?.hide.mobile, 'sm:hidden': settings?.hide.desktop }
}

function parseText(stored: unknown) {
  return parseValues({ text: field.text() }, { text: stored }).text
}

function parsePicture(stored: unknown) {
  return parseValues({ image: field.image() }, { image: stored }).image
}

export function fillPlaceholders(text: string, placeholders: Placeholders) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole)
}

/** Another text on narrow screens. */
function ResponsiveText({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <>
      <span className="max-sm:hidden">{wide}</span>
      <span className="sm:hidden">{narrow}</span>
    </>
  )
}
