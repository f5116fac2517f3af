/**
 * The column names of WooCommerce's exporter in the languages of its translations: Croatian, Bosnian, Danish, Dutch, French, German, Italian, Polish,
 * Portuguese (of both countries), Russian, Slovenian, Spanish and Swedish, with those of earlier versions. `#` is the number of an attribute or a download.
 */
const translations: Record<string, string> = {
  id: 'identyfikator',
  type: 'тип | vrsta | tip | typ | tipo',
  sku: 'артикул | šifra | artikelnummer | ugs | cod | ref | varenummer',
  'gtin, upc, ean, or isbn':
    'gtin, upc, ean ili isbn | gtin, upc, ean ali isbn | gtin, upc, ean oder isbn | gtin, upc, ean ou isbn | gtin, upc, ean o isbn | gtin, upc, ean of isbn | gtin, upc, ean lub isbn | gtin, upc, ean eller isbn',
  name: 'имя | naziv | ime | nombre | nom | nome | naam | nazwa | navn | namn',
  published:
    'опубликован | objavljeno | veröffentlicht | publicado | publié | pubblicato | gepubliceerd | opublikowano | opublikowany | udgivet | publicerad',
  'is featured?':
    'рекомендуемый? | istaknuto? | je izpostavljen? | ist hervorgehoben? | hervorgehoben? | ¿está destacado? | mis en avant ? | in primo piano? | uitgelicht? | wyróżniony produkt? | em destaque? | er fremhævet (udvalgt)? | är utvald?',
  'visibility in catalog':
    'видимость в каталоге | catalog visibility | vidljivost u katalogu | vidnost v katalogu | sichtbarkeit im katalog | visibilidad en el catálogo | visibilité dans le catalogue | visibilità nel catalogo | zichtbaarheid in catalogus | widoczność w katalogu | visibilidade no catálogo | synlighed i katalog (shoppens frontend) | synlighed i katalog | synlighet i katalog',
  'short description':
    'краткое описание | короткое описание | kratak opis | kratki opis | kratek opis | kurzbeschreibung | descripción corta | description courte | breve descrizione | descrizione breve | korte omschrijving | krótki opis | descrição curta | descrição breve | kort beskrivelse | kort beskrivning',
  description: 'описание | opis | beschreibung | descripción | descrizione | beschrijving | descrição | beskrivelse | beskrivning',
  'date sale price starts':
    'дата начала действия скидки | datum početka sniženja | začetni datum akcijske cene | datum, an dem angebotspreis beginnt | datum, an dem der angebotspreis beginnt | día en que empieza el precio rebajado | date de début de promo | data di partenza del prezzo in saldo | startdatum actieprijs | data rozpoczęcia promocji | data de preço promocional começa em | data de início do preço promocional | den dato hvor tilbudsprisen starter | datum när reapriset börjar',
  'date sale price ends':
    "дата окончания действия скидки | datum kraja sniženja | končni datum akcijske cene | datum, an dem angebotspreis endet | datum, an dem der angebotspreis endet | día en que termina el precio rebajado | date de fin de promo | data in cui termina l'offerta | termine data del prezzo di vendita | einddatum actieprijs | data zakończenia promocji | data de preço promocional termina em | data de término do preço promocional | den dato hvor tilbudsprisen slutter | datum när reapriset upphör",
  'tax status':
    'статус налога | status poreza | stanje davka | steuerstatus | estado del impuesto | état de la tva | stato delle imposte | btw status | status podatku | status do imposto | situação fiscal | momsstatus',
  'tax class':
    'налоговый класс | klasa poreza | porezni razred | davčni razred | steuerklasse | clase de impuesto | classe de tva | classe tva | aliquota di imposta | belastingklasse | klasa podatkowa | classe de imposto | momsklasse | momsklass',
  'in stock?':
    'в наличии? | na zalihi? | na stanju? | na zalogi? | vorrätig? | auf lager? | ¿existencias? | ¿en inventario? | en stock ? | op voorraad? | w magazynie? | na stanie? | em estoque? | em stock? | på lager? | i lager?',
  stock:
    'запасы | zalihe | zaliha | zaloga | lager | bestand | lagerbestand | inventario | magazzino | voorraad | stan magazynowy | estoque',
  'backorders allowed?':
    'возможен ли предзаказ? | narudžbe na upit dozvoljene? | dovoljena naročila brez zaloge? | lieferrückstande erlaubt? | lieferrückstände erlaubt? | rückstände erlaubt? | ¿permitir reservas de productos agotados? | autoriser les commandes de produits en rupture ? | abilita gli ordini arretrati? | nabestellingen toestaan? | pozwalać na zamówienia oczekujące (na dostawę do magazynu)? | são permitidas encomendas? | permitir encomendas pendentes? | restordrer tilladt? | tillåt restnoteringar?',
  'sale price':
    'акционная цена | rasprodajna cijena | snižena cijena | akcijska cijena | akcijska cena | angebotspreis | precio rebajado | tarif promo | prix promo | prezzo in offerta | actieprijs | cena promocyjna | preço promocional | tilbudspris | reapris',
  'regular price':
    'базовая цена | normalna cijena | redovna cijena | redna cena | regulärer preis | normaler preis | precio normal | precio regular | tarif régulier | prix régulier | prezzo di listino | reguliere prijs | cena regularna | cena | preço | preço normal | normalpris | ordinarie pris',
  categories:
    'категории | kategorije | kategorien | categorías | catégories | categorie | categorieën | kategorie | categorias | kategorier',
  tags: 'метки | oznake | schlagwörter | etiquetas | étiquettes | tag | etichette | tagi | etiketter',
  images: 'изображения | slike | bilder | imágenes | immagine | immagini | afbeeldingen | obrazki | imagens | billeder',
  parent:
    'родительский | glavni | roditelj | nadrejeni | übergeordnetes produkt | eltern | superior | genitore | hoofd | element nadrzędny | nadrzędny | ascendente | pai | forældre | överordnad',
  'grouped products':
    'сгруппированные товары | grupirani proizvodi | združeni izdelki | gruppierte produkte | productos agrupados | groupes de produits | produits groupés | prodotti raggruppati | gegroepeerde producten | produkty grupowe | grupo de produtos | produtos agrupados | grupperede varer | grupperade produkter',
  upsells:
    'апсейл | uvećana prodaja | dražji izdelki | zusatzverkäufe | ventas dirigidas | produits suggérés | montée en gamme | up-sell | produkty "up-sell" | aumenta vendas | mersalg | uppförsäljning',
  'cross-sells':
    'кросселы | dodatna prodaja | navzkrižni izdelki | cross-sells (querverkäufe) | ventas cruzadas | ventes croisées | cross-sell | produkty "cross-sell" | venda cruzada | vendas cruzadas | krydssalg | korsförsäljning',
  'external url':
    'внешний url | eksterni url | zunanji url | externe url | url externa | url externe | url esterna | zewnętrzny adres url | url externo | ekstern url (webadresse) | extern url',
  position: 'позиция | pozicija | položaj | posición | posizione | positie | pozycja | posição',
  brands: 'brendovi | robne marke | blagovne znamke | marken | marcas | marques | marchi | brand | merken | marki | mærker | varumärken',
  weight: 'вес | težina | teža | gewicht | peso | poids | waga | vægt | vikt',
  'attribute # name':
    "название атрибута # | atribut # ime | atribut # naziv | ime #. atributa | naziv #. atributa | naziv atributa # | attribut # name | nombre del atributo # | nom de l'attribut # | attributo # nome | naam eigenschap # | nazwa atrybutu # | nome do atributo # | atributo # nome | egenskab # navn | attribut # namn",
  'attribute # value(s)':
    "значения атрибутов # | atribut # vrijednosti | atribut # vrijednost(i) | vrijednosti #. atributa | vrednost(i) atributa # | attribut # wert(e) | valor(es) del atributo # | valeur(s) de l'attribut # | attributo # valuta(e) | attributo # valore(i) | waarde eigenschap # | wartości atrybutu # | valores do atributo # | atributo # valor(es) | egenskab # værdi(er) | attribut # värde(n)",
  'attribute # visible':
    'видимость атрибута # | atribut # vidljiv | viden atribut # | attribut # sichtbar | atributo visible # | attribut # visible | attributo # visibile | zichtbare eigenschap # | atrybut # widoczny | visibilidade do atributo # | atributo # visível | egenskab # er synlig | attribut # synligt',
  'attribute # global':
    'глобальный атрибут # | atribut # globalni | atribut # globalan | globalni atribut # | attribut # global | atributo global # | attributo # globale | globale eigenschap # | atrybut #: globalny | atributo # global | egenskab # globalt | attribut # globalt',
  'attribute # default':
    'атрибут # по умолчанию | atribut # zadani | atribut # zadano | privzet atribut # | attribut # standard | atributo por defecto # | attribut # par défaut | attributo # predefinito | standaardeigenschap # | atrybut #: wartość domyślna | atributo padrão # | atributo # por omissão | egenskab # standard | attribut # standardvärde',
  'download # name':
    'название загрузки # | preuzimanje # ime | preuzimanje # naziv | preuzimanje # name | ime # preuzimanja | ime #. preuzimanja | naziv #. preuzimanja | naziv prenosa # | nombre de la descarga # | nom de téléchargement # | nome # download | naam download # | nazwa # pliku do pobrania | nome do download # | descarregar # nome | download # navn | ladda ner # namn',
  'download # url':
    'url загрузки # | preuzimanje # url | url # preuzimanja | url #. preuzimanja | url prenosa # | url de la descarga # | url de téléchargement # | url download # | adres url # pliku do pobrania | url do download # | descarregar # url | download # url (webadresse) | ladda ner # url',
}

/** Words that another file may use for something else, so they do not tell WooCommerce's files. */
export const ambiguousHeaders: ReadonlySet<string> = new Set(['cena', 'preco'])

/** The letters and digits of a header without accents: languages and versions differ in punctuation, kinds of spaces and quotes. */
export function headerWords(header: string): string {
  const plain = header.toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFKD')
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

const columns = new Map<string, string>()
for (const [english, names] of Object.entries(translations)) {
  for (const name of [english, ...names.split(' | ')]) columns.set(patternOf(name), english)
}

/** The English column of a header in any of the languages; null for an unknown one. */
export function englishColumn(header: string): string | null {
  const number = /\d+/.exec(header)?.[0] ?? ''
  return columns.get(patternOf(header))?.replace('#', number) ?? null
}

function patternOf(header: string): string {
  return headerWords(header.replace(/\d+/, '#').replace('#', ' 0 '))
}

/** Every known header with its English column, for tests. */
export function knownTranslations(): { header: string; column: string }[] {
  return Object.entries(translations).flatMap(([column, names]) => names.split(' | ').map((header) => ({ header, column })))
}
