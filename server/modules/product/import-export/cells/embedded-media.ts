import { decodeEntities } from '@/server/modules/cms/rich-text/entities'
import { startOfText } from './texts'

export type EmbeddedMedia = {
  /** The HTML with a link in place of each video or sound. */
  html: string
  pictures: { source: string; alt: string }[]
  /** Addresses of videos and sounds. */
  links: string[]
  /** Galleries that name their pictures by ids of the other shop. */
  lostGalleries: number
  /** Pictures inside the HTML, and videos and sounds without a web address. */
  lostMedia: number
}

const picture = /<img\b(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const framed = /<(?<name>iframe|video|audio|object)\b(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>(?<content>[\s\S]*?)<\/\k<name>\s*>/gi
const embedded = /<embed\b(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const source = /<(?:source|embed|param)\b(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>/gi
/** WordPress's shortcodes. */
const shortcode = /\[(?:video|audio)\b(?<attributes>[^\]]*)\](?:\s*\[\/(?:video|audio)\])?/gi
const gallery = /\[gallery\b[^\]]*\]/gi
const playlist = /\[playlist\b[^\]]*\]/gi

/**
 * Finds what the rich text cannot hold in a description: pictures, which go to the product's own pictures, and videos and sounds, which become links
 * (docs/rules/import-export.md#embedded-media).
 */
export function extractMedia(html: string): EmbeddedMedia {
  const found = [...html.matchAll(picture)].flatMap(({ groups }) => pictureIn(groups?.attributes ?? '') ?? [])
  const pictures = found.filter(({ source }) => !source.startsWith('data:'))
  const links: string[] = []
  let lostMedia = found.length - pictures.length + (html.match(playlist)?.length ?? 0)
  const linked = (address: string | null) => {
    if (address === null) {
      lostMedia++
      return ' '
    }
    links.push(address)
    const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    return `<p><a href="${escaped}">${escaped}</a></p>`
  }
  const withLinks = html
    .replaceAll(framed, (...found) => {
      const { attributes = '', content = '' } = groupsOf(found)
      return linked(addressIn(attributes) ?? firstSource(content))
    })
    .replaceAll(embedded, (...found) => linked(addressIn(groupsOf(found).attributes ?? '')))
    .replaceAll(shortcode, (...found) => linked(addressIn(groupsOf(found).attributes ?? '')))
  return { html: withLinks, pictures, links, lostGalleries: html.match(gallery)?.length ?? 0, lostMedia }
}

function groupsOf(found: unknown[]): Record<string, string | undefined> {
  const groups = found.at(-1)
  return typeof groups === 'object' && groups !== null ? Object.fromEntries(Object.entries(groups)) : {}
}

/** Lazy loading keeps the address in another attribute. */
function pictureIn(attributes: string) {
  const address = ['data-src', 'data-lazy-src', 'data-original', 'src'].map((name) => attribute(attributes, name)).find(Boolean)
  if (!address) return null
  return { source: withScheme(address), alt: startOfText((attribute(attributes, 'alt') ?? '').trim(), 500) }
}

function firstSource(content: string): string | null {
  for (const { groups } of content.matchAll(source)) {
    const address = addressIn(groups?.attributes ?? '')
    if (address !== null) return address
  }
  return null
}

/** Lazy loading puts another address, such as about:blank, into `src`. */
const playerAttributes = 'data-src data-lazy-src data-litespeed-src src data mp4 m4v webm ogv mp3 m4a ogg wav value'.split(' ')

/** The page of a player's address; null unless it is a web address. */
function addressIn(attributes: string): string | null {
  const written = playerAttributes.map((name) => withScheme(attribute(attributes, name) ?? ''))
  const address = written.find((one) => /^https?:\/\//i.test(one) && URL.canParse(one))
  if (address === undefined) return null
  const youTube = /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]{6,20})/i.exec(address)?.[1]
  if (youTube) return `https://www.youtube.com/watch?v=${youTube}`
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i.exec(address)?.[1]
  return vimeo ? `https://vimeo.com/${vimeo}` : address
}

function withScheme(address: string): string {
  return address.startsWith('//') ? `https:${address}` : address
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)
  const written = found?.[1] ?? found?.[2] ?? found?.[3]
  return written === undefined ? undefined : decodeEntities(written).trim()
}
