/** The part of the table of errors (errors.ts) that speaks of requests as such, whatever they ask for. */
export const requestErrors = {
  'request.malformed_json': {
    status: 400,
    ru: 'Запрос повреждён: тело не читается как JSON.',
    kz: 'Сұрау бүлінген: оның мазмұны JSON ретінде оқылмайды.',
  },
  'request.malformed': {
    status: 400,
    ru: 'Запрос повреждён и не может быть прочитан.',
    kz: 'Сұрау бүлінген, оны оқу мүмкін емес.',
  },
  'request.timeout': {
    status: 408,
    ru: 'Запрос не дошёл целиком. Проверьте связь и повторите.',
    kz: 'Сұрау толық жетпеді. Байланысты тексеріп, қайталаңыз.',
  },
  'request.invalid': {
    status: 422,
    ru: 'Проверьте данные: некоторые поля заполнены неверно.',
    kz: 'Деректерді тексеріңіз: кейбір өрістер қате толтырылған.',
  },
  'request.too_large': {
    status: 413,
    ru: 'Запрос слишком велик.',
    kz: 'Сұрау тым үлкен.',
  },
  'request.headers_too_large': {
    status: 431,
    ru: 'Заголовки запроса слишком велики.',
    kz: 'Сұрау тақырыптары тым үлкен.',
  },
  'request.unsupported_type': {
    status: 415,
    ru: 'Тело запроса принимается только как application/json.',
    kz: 'Сұрау мазмұны тек application/json түрінде қабылданады.',
  },
  'request.method_not_allowed': {
    status: 405,
    ru: 'Этот адрес не принимает такой способ запроса.',
    kz: 'Бұл мекенжай мұндай сұрау тәсілін қабылдамайды.',
  },
  'request.uri_too_long': {
    status: 414,
    ru: 'Адрес запроса слишком длинный.',
    kz: 'Сұрау мекенжайы тым ұзын.',
  },
  'request.foreign_origin': {
    status: 403,
    ru: 'Запрос пришёл с чужого сайта и отклонён.',
    kz: 'Сұрау бөтен сайттан келді, сондықтан қабылданбады.',
  },
  'request.too_many': {
    status: 429,
    ru: 'Слишком много запросов. Повторите через {seconds} с.',
    kz: 'Сұраулар тым көп. {seconds} секундтан кейін қайталаңыз.',
  },
  'request.key_required': {
    status: 400,
    ru: 'Для этого запроса нужен заголовок Idempotency-Key.',
    kz: 'Бұл сұрауға Idempotency-Key тақырыбы қажет.',
  },
  'request.key_reused': {
    status: 422,
    ru: 'Этот ключ запроса уже использован для другого запроса.',
    kz: 'Бұл сұрау кілті басқа сұрауға қолданылған.',
  },
  'request.in_progress': {
    status: 409,
    ru: 'Такой же запрос уже выполняется. Повторите чуть позже.',
    kz: 'Дәл осындай сұрау орындалып жатыр. Сәл кейін қайталаңыз.',
  },
} as const;
