/**
 * What buyers would say, to be seen in the demo: written by nobody, marked as such on the page, counted in no rating. The words
 * say themselves that they are examples.
 */
import type postgres from 'postgres';

const reviewed = 24;

/** Taken in turn; the ones of a product are days apart. */
const examples = [
  {
    language: 'ru',
    rating: 5,
    body: 'Пример отзыва. Здесь покупатель рассказывает, как товар показал себя в работе и подошёл ли по размеру.',
    plus: 'что понравилось',
    minus: '',
    reply: 'Пример ответа: магазин благодарит и подсказывает, чем ещё пользоваться.',
  },
  {
    language: 'kz',
    rating: 4,
    body: 'Пікір үлгісі. Мұнда сатып алушы тауардың қалай жарағанын, өлшемі сай келген-келмегенін жазады.',
    plus: 'несі ұнады',
    minus: 'несі ұнамады',
    reply: null,
  },
  {
    language: 'ru',
    rating: 3,
    body: 'Пример отзыва на три звезды. Отзывы можно отобрать по оценке, а новые стоят первыми.',
    plus: '',
    minus: 'чего не хватило',
    reply: null,
  },
] as const;

const questions = [
  {
    language: 'ru',
    question: 'Пример вопроса: подойдёт ли этот товар для влажного помещения?',
    answer: 'Пример ответа: магазин отвечает здесь, и ответ видят все.',
  },
  {
    language: 'kz',
    question: 'Сұрақ үлгісі: бұл тауар ылғалды бөлмеге жарай ма?',
    answer: 'Жауап үлгісі: дүкен осы жерде жауап береді, оны бәрі көреді.',
  },
] as const;

const author = { ru: 'Демо-покупатель', kz: 'Демо сатып алушы' } as const;

export async function loadReviews(db: postgres.TransactionSql, today: Date): Promise<void> {
  const products = await db<{ id: number }[]>`
    SELECT id FROM products WHERE active ORDER BY popularity DESC, id LIMIT ${reviewed}`;
  const before = (days: number) => new Date(today.getTime() - days * 86_400_000);
  for (const [at, { id }] of products.entries()) {
    for (const [place, { language, rating, body, plus, minus, reply }] of examples.entries()) {
      if ((at + place) % 3 === 2) continue;
      const on = before(5 + at + place * 20);
      await db`
        INSERT INTO reviews (product_id, city_id, author, language, rating, body, plus, minus, state, reply, created_at,
          sent_at, decided_at)
        VALUES (${id}, 1, ${author[language]}, ${language}, ${rating}, ${body}, ${plus}, ${minus}, 'published', ${reply},
          ${on}, ${on}, ${on})`;
    }
    const asked = questions[at % questions.length];
    if (!asked) continue;
    const { language, question, answer } = asked;
    await db`
      INSERT INTO questions (city_id, name, contact, question, product_id, language, answer, created_at, answered_at, told_at,
        is_public, is_demo)
      VALUES (1, ${author[language]}, 'demo@sheber.test', ${question}, ${id}, ${language}, ${answer}, ${before(9 + at)},
        ${before(8 + at)}, ${before(8 + at)}, true, true)`;
  }
}
