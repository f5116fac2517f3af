/**
 * The column names of WooCommerce's exporter in the languages of its translations: Croatian, Bosnian, Czech, Danish, Dutch, British English, French, German, Greek,
 * Hungarian, Italian, Norwegian, Polish, Portuguese (of both countries), Romanian, Russian, Serbian (in both scripts), Slovak, Slovenian, Spanish, Swedish,
 * Turkish and Ukrainian, with those of earlier versions. `#` is the number of an attribute or a download.
 */
const translations: Record<string, string> = {
  id: 'identyfikator | azonosító | ид | kimlik',
  type: 'тип | vrsta | tip | typ | tipo | τύπος | típus | tür',
  sku: 'артикул | šifra | artikelnummer | ugs | cod | ref | varenummer | κωδικός προϊόντος | cikkszám | katalógové číslo | шифра производа | šifra proizvoda | artikelnr | stok kodu (sku)',
  'gtin, upc, ean, or isbn':
    'gtin, upc, ean ili isbn | gtin, upc, ean ali isbn | gtin, upc, ean oder isbn | gtin, upc, ean ou isbn | gtin, upc, ean o isbn | gtin, upc, ean of isbn | gtin, upc, ean lub isbn | gtin, upc, ean eller isbn | gtin, upc, ean sau isbn | gtin, upc, ean, nebo isbn',
  name: "имя | naziv | ime | nombre | nom | nome | naam | nazwa | navn | namn | όνομα | név | nume | meno | име | isim | ім'я | jméno",
  published:
    'опубликован | objavljeno | veröffentlicht | publicado | publié | pubblicato | gepubliceerd | opublikowano | opublikowany | udgivet | publicerad | δημοσιευμένο | közzétéve | publisert | publicat | publikované | објављено | yayımlanmış | опубліковано | publikovaný',
  'is featured?':
    'рекомендуемый? | istaknuto? | je izpostavljen? | ist hervorgehoben? | hervorgehoben? | ¿está destacado? | mis en avant ? | in primo piano? | uitgelicht? | wyróżniony produkt? | em destaque? | er fremhævet (udvalgt)? | är utvald? | είναι προτεινόμενο; | kiemelt? | er fremhevet? | este reprezentativ? | je odporúčaný? | да ли је издвојен? | da li je izdvojen? | öne çıkan? | рекомендовано? | je doporučený?',
  'visibility in catalog':
    'видимость в каталоге | catalog visibility | vidljivost u katalogu | vidnost v katalogu | sichtbarkeit im katalog | visibilidad en el catálogo | visibilité dans le catalogue | visibilità nel catalogo | zichtbaarheid in catalogus | widoczność w katalogu | visibilidade no catálogo | synlighed i katalog (shoppens frontend) | synlighed i katalog | synlighet i katalog | ορατότητα στον κατάλογο | látható a katalógusban | synlighet i katalogen | vizibilitate în catalog | viditeľnosť v katalógu | видљивост у каталогу | katalogda görünürlük | видимість в каталозі | visibility in catalogue',
  'short description':
    'краткое описание | короткое описание | kratak opis | kratki opis | kratek opis | kurzbeschreibung | descripción corta | description courte | breve descrizione | descrizione breve | korte omschrijving | krótki opis | descrição curta | descrição breve | kort beskrivelse | kort beskrivning | σύντομη περιγραφή | rövid leírás | descriere scurtă | krátky popis | кратак опис | kısa açıklama | короткий опис | korte beschrijving',
  description:
    'описание | opis | beschreibung | descripción | descrizione | beschrijving | descrição | beskrivelse | beskrivning | περιγραφή | leírás | descriere | popis | опис | açıklama',
  'date sale price starts':
    'дата начала действия скидки | datum početka sniženja | začetni datum akcijske cene | datum, an dem angebotspreis beginnt | datum, an dem der angebotspreis beginnt | día en que empieza el precio rebajado | date de début de promo | data di partenza del prezzo in saldo | startdatum actieprijs | data rozpoczęcia promocji | data de preço promocional começa em | data de início do preço promocional | den dato hvor tilbudsprisen starter | datum när reapriset börjar | ημερομηνία έναρξης εκπτωτικής τιμής | akciós ár első napja | startdato for utsalgspris | dată începere promoție | дата начала действия продажной цены | dátum začiatku zľavy | датум почетка продаје. | datum početka prodaje. | indirimli fiyatın başladığı tarih | початок акції | akční cena začíná dne',
  'date sale price ends':
    "дата окончания действия скидки | datum kraja sniženja | končni datum akcijske cene | datum, an dem angebotspreis endet | datum, an dem der angebotspreis endet | día en que termina el precio rebajado | date de fin de promo | data in cui termina l'offerta | termine data del prezzo di vendita | einddatum actieprijs | data zakończenia promocji | data de preço promocional termina em | data de término do preço promocional | den dato hvor tilbudsprisen slutter | datum när reapriset upphör | ημερομηνία λήξης εκπτωτικής τιμής | akciós ár utolsó napja | sluttdato for utsalgspris | dată încheiere promoție | дата окончания действия продажной цены | dátum konca akciovej ceny | датум престанка распродаје | datum prestanka rasprodaje | indirimli fiyatın bittiği tarih | завершення акції | akční cena končí dne",
  'tax status':
    'статус налога | status poreza | stanje davka | steuerstatus | estado del impuesto | état de la tva | stato delle imposte | btw status | status podatku | status do imposto | situação fiscal | momsstatus | κατάσταση φόρου | adó státusz | avgiftsstatus | status da taxa | stare taxă | zdaniteľnosť | стање пореза | stanje poreza | vergi durumu | статус податку | stav daně | statut fiscal',
  'tax class':
    'налоговый класс | klasa poreza | porezni razred | davčni razred | steuerklasse | clase de impuesto | classe de tva | classe tva | aliquota di imposta | belastingklasse | klasa podatkowa | classe de imposto | momsklasse | momsklass | κατηγορία φόρου | adózási osztály | avgiftsklasse | classe de taxa | clasă de impozitare | sadzba dane | пореска категорија | poreska kategorija | momsgrupp | vergi sınıfı | клас податку | daňová třída',
  'in stock?':
    'в наличии? | na zalihi? | na stanju? | na zalogi? | vorrätig? | auf lager? | ¿existencias? | ¿en inventario? | en stock ? | op voorraad? | w magazynie? | na stanie? | em estoque? | em stock? | på lager? | i lager? | σε απόθεμα; | raktáron? | în stoc? | na sklade? | на залихама? | na zalihama? | stokta? | в наявності? | skladem?',
  stock:
    'запасы | zalihe | zaliha | zaloga | lager | bestand | lagerbestand | inventario | magazzino | voorraad | stan magazynowy | estoque | απόθεμα | készlet | magazyn | stoc | sklad | залихе | lagersaldo | stok | запас',
  'backorders allowed?':
    'возможен ли предзаказ? | narudžbe na upit dozvoljene? | dovoljena naročila brez zaloge? | lieferrückstande erlaubt? | lieferrückstände erlaubt? | rückstände erlaubt? | ¿permitir reservas de productos agotados? | autoriser les commandes de produits en rupture ? | abilita gli ordini arretrati? | nabestellingen toestaan? | pozwalać na zamówienia oczekujące (na dostawę do magazynu)? | são permitidas encomendas? | permitir encomendas pendentes? | restordrer tilladt? | tillåt restnoteringar? | να επιτρέπονται λίστες αναμονής; | függő rendelés engedélyezése? | restordre tillatt? | precomenzile sunt permise? | povoliť objednávky, ak nie je na sklade? | авансна продаја дозвољена? | avansna prodaja dozvoljena? | yok satmaya izin? | дозволити резервування? | povoleno objednávání?',
  'sale price':
    'акционная цена | rasprodajna cijena | snižena cijena | akcijska cijena | akcijska cena | angebotspreis | precio rebajado | tarif promo | prix promo | prezzo in offerta | actieprijs | cena promocyjna | preço promocional | tilbudspris | reapris | τιμή προσφοράς | akciós ár | utsalgspris | preț promoțional | цена распродажи | cena po zľave | цена на снижењу | cena na sniženju | indirimli satış fiyatı | ціна зі знижкою | akční cena',
  'regular price':
    'базовая цена | normalna cijena | redovna cijena | redna cena | regulärer preis | normaler preis | precio normal | precio regular | tarif régulier | prix régulier | prezzo di listino | reguliere prijs | cena regularna | cena | preço | preço normal | normalpris | ordinarie pris | κανονική τιμή | normál ár | ordinær pris | preț obișnuit | normálna cena | редовна цена | redovna cena | normal fiyat | звичайна ціна | běžná cena',
  categories:
    'категории | kategorije | kategorien | categorías | catégories | categorie | categorieën | kategorie | categorias | kategorier | κατηγορίες | kategória | categorii | категорије | kategoriler | категорії',
  tags: 'метки | oznake | schlagwörter | etiquetas | étiquettes | tag | etichette | tagi | etiketter | ετικέτες | címkék | stikkord | etichete | tagy | ознаке | taggar | etiketler | позначки | štítky',
  images:
    'изображения | slike | bilder | imágenes | immagine | immagini | afbeeldingen | obrazki | imagens | billeder | εικόνες | képek | imagini | obrázky | слике | görseller | зображення',
  parent:
    'родительский | glavni | roditelj | nadrejeni | übergeordnetes produkt | eltern | superior | genitore | hoofd | element nadrzędny | nadrzędny | ascendente | pai | forældre | överordnad | γονέας | szülő | forelder | rodzic | produto ascendente | părinte | nadradené | родитељ | förälder | ebeveyn | предок | nadřazené | matični',
  'grouped products':
    'сгруппированные товары | grupirani proizvodi | združeni izdelki | gruppierte produkte | productos agrupados | groupes de produits | produits groupés | prodotti raggruppati | gegroepeerde producten | produkty grupowe | grupo de produtos | produtos agrupados | grupperede varer | grupperade produkter | ομαδοποιημένα προϊόντα | csoportosított termékek | grupperte produkter | produse grupate | zoskupené produkty | груписани производи | grupisani proizvodi | gruplanmış ürünler | згруповані товари | seskupené produkty',
  upsells:
    'апсейл | uvećana prodaja | dražji izdelki | zusatzverkäufe | ventas dirigidas | produits suggérés | montée en gamme | up-sell | produkty "up-sell" | aumenta vendas | mersalg | uppförsäljning | αύξηση πωλήσεων | upsell | oppsalg | aumentar vendas | navýšenie predaja | повећана продаја | povećana prodaja | merförsäljning | yukarı satışlar | над продажі | navyšovací prodej',
  'cross-sells':
    'кросселы | dodatna prodaja | navzkrižni izdelki | cross-sells (querverkäufe) | ventas cruzadas | ventes croisées | cross-sell | produkty "cross-sell" | venda cruzada | vendas cruzadas | krydssalg | korsförsäljning | προϊόντα παράλληλης πώλησης | keresztértékesítés | kryssalg | vânzări încrucișate | doplnkový predaj | подстицајна продаја | podsticajna prodaja | çapraz satışlar | супутні товари | doplňkový prodej',
  'external url':
    'внешний url | eksterni url | zunanji url | externe url | url externa | url externe | url esterna | zewnętrzny adres url | url externo | ekstern url (webadresse) | extern url | εξωτερικό url | külső url | ekstern url | url extern | спољна веза | spoljna veza | harici url | зовнішній url | externí url',
  position:
    'позиция | pozicija | položaj | posición | posizione | positie | pozycja | posição | θέση | pozíció | posisjon | poziție | pozícia | позиција валуте | pozicija valute | konum | положення | pozice',
  brands: 'brendovi | robne marke | blagovne znamke | marken | marcas | marques | marchi | brand | merken | marki | mærker | varumärken',
  weight:
    'вес | težina | teža | gewicht | peso | poids | waga | vægt | vikt | βάρος | tömeg | vekt | greutate | hmotnosť | тежина | ağırlık | вага',
  'attribute # name':
    "название атрибута # | atribut # ime | atribut # naziv | ime #. atributa | naziv #. atributa | naziv atributa # | attribut # name | nombre del atributo # | nom de l'attribut # | attributo # nome | naam eigenschap # | nazwa atrybutu # | nome do atributo # | atributo # nome | egenskab # navn | attribut # namn | όνομα ιδιότητας # | attributt # navn | nume atribut # | имя атрибута # | meno vlastnosti # | име # атрибута | nitelik # ismi | назва # атрибуту | název # vlastnosti | tulajdonság neve #",
  'attribute # value(s)':
    "значения атрибутов # | atribut # vrijednosti | atribut # vrijednost(i) | vrijednosti #. atributa | vrednost(i) atributa # | attribut # wert(e) | valor(es) del atributo # | valeur(s) de l'attribut # | attributo # valuta(e) | attributo # valore(i) | waarde eigenschap # | wartości atrybutu # | valores do atributo # | atributo # valor(es) | egenskab # værdi(er) | attribut # värde(n) | τιμή(ές) ιδιότητας # | tulajdonság (#) értéke(i) | attributt # verdi(er) | valoare (valori) atribut # | значение(-я) аттрибута(-ов) # | hodnota(y) vlastnosti # | атрибут # вредност(и) | atribut # vrednost(i) | nitelik # değer(ler)i | # значення атрибуту | hodnota(y) # vlastnosti",
  'attribute # visible':
    'видимость атрибута # | atribut # vidljiv | viden atribut # | attribut # sichtbar | atributo visible # | attribut # visible | attributo # visibile | zichtbare eigenschap # | atrybut # widoczny | visibilidade do atributo # | atributo # visível | egenskab # er synlig | attribut # synligt | ιδιότητα # ορατή | tulajdonság # láthatósága | attributt # synlig | vizibilitate atribut # | vlastnosť # viditeľná | атрибут # је видљив | atribut # je vidljiv | nitelik # görünür | атрибут # видимий | vlastnost # viditelnost',
  'attribute # global':
    'глобальный атрибут # | atribut # globalni | atribut # globalan | globalni atribut # | attribut # global | atributo global # | attributo # globale | globale eigenschap # | atrybut #: globalny | atributo # global | egenskab # globalt | attribut # globalt | ιδιότητα # καθολική | tulajdonság (#) globális | attributt # global | atribut # global | globálna hodnota vlastnosti # | атрибут # глобално | atribut # globalno | nitelik # genel | атрибут # глобальний | vlastnost # globální',
  'attribute # default':
    'атрибут # по умолчанию | atribut # zadani | atribut # zadano | privzet atribut # | attribut # standard | atributo por defecto # | attribut # par défaut | attributo # predefinito | standaardeigenschap # | atrybut #: wartość domyślna | atributo padrão # | atributo # por omissão | egenskab # standard | attribut # standardvärde | ιδιότητα # προεπιλεγμένη | attributt # standard | atribut # implicit | predvolená hodnota vlastnosti # | атрибут # подразумевано | atribut # podrazumevano | nitelik # varsayılan | атрибут # за замовчуванням | vlastnost # výchozí',
  'download # name':
    'название загрузки # | preuzimanje # ime | preuzimanje # naziv | preuzimanje # name | ime # preuzimanja | ime #. preuzimanja | naziv #. preuzimanja | naziv prenosa # | nombre de la descarga # | nom de téléchargement # | nome # download | naam download # | nazwa # pliku do pobrania | nome do download # | descarregar # nome | download # navn | ladda ner # namn | μεταφόρτωση # ονόματος | letöltés # neve | nedlasting # navn | nume descărcare # | имя загрузки # | stiahnuť # meno | име # преузимања | ladda ned # namn | indirme # ismi | завантажити # назву | název # stahování',
  'download # url':
    "url загрузки # | preuzimanje # url | url # preuzimanja | url #. preuzimanja | url prenosa # | url de la descarga # | url de téléchargement # | url download # | adres url # pliku do pobrania | url do download # | descarregar # url | download # url (webadresse) | ladda ner # url | μεταφόρτωση # url | letöltés # url | nedlasting # url | url de download # | url descărcare # | stiahnuť # url | веза # преузимања | veza # preuzimanja | ladda ned # url | indirme # url'si | завантажити # url | url # stahování",
}

/** In Hungarian the default of an attribute has the same header as its name, in front of it. */
export function isRepeatedHeader(key: string): boolean {
  return /^tulajdonság neve \d+$/.test(key)
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
