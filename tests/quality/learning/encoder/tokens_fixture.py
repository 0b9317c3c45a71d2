"""Writes what the Python tokenizer makes of 300 sentences: the twin in TypeScript must give the same numbers.

    python tokens_fixture.py <folder of the base model> <lessons.json> <tokens.json>
"""
import json
import random
import sys

from tokenizers import Tokenizer

STRANGE = [
    "",
    " ",
    "¿Cuándo hay que pagar al despedido?",
    "Der Überstundenzuschlag für Jugendliche beträgt 25 % – §5 ArbZG",
    "加班费怎么算 overtime 加班",
    "الحد الأدنى للأجور في كاليفورنيا",
    "ИСПЫТАТЕЛЬНЫЙ срок и увольнение",
    "ΟΔΟΣ Σίσυφος ΣΑΣ",
    "İstanbul'da fazla mesai",
    "naïve café résumé — “quoted” ‘single’ … ellipsis",
    "tabs\tand\nnew lines\r\n and\u00a0hard\u2003spaces",
    "zero\u200bwidth\ufeffmarks\u00adsoft",
    "emoji 👩‍🍳 quits 😡 2day!!!",
    "$15.50/hr + 1.5x=OT ~ <b>&amp;</b> a_b c|d `e` ^f",
    "a" * 99,
    "b" * 101,
    "ﬁne ligature and ½ and ² and ①",
    "e\u0301 combined and \u1e9b\u0323",
    "\ud7ff \ufffd \x00 \x07 bell",
    "cal. lab. code § 226.7(c); 29 U.S.C. § 207(a)(1)",
    "한국어 초과근무 수당",
    "ไทย ค่าล่วงเวลา",
    "हिन्दी ओवरटाइम",
    "don't can't she's they'd O'Brien's",
]


def main(base: str, lessons: str, target: str) -> None:
    tokenizer = Tokenizer.from_file(f"{base}/tokenizer.json")
    tokenizer.no_truncation()
    tokenizer.no_padding()
    with open(lessons) as file:
        known = json.load(file)
    texts = [ask for point in known["points"] for ask in point["asks"]]
    texts += [provision["text"] for provision in known["provisions"]]
    texts += [question["text"] for question in known["questions"]]
    random.Random(7).shuffle(texts)
    sentences = STRANGE + texts[: 300 - len(STRANGE)]
    rows = [{"text": text, "pieces": tokenizer.encode(text).ids} for text in sentences]
    with open(target, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(row, ensure_ascii=True, separators=(",", ":")) for row in rows) + "\n]\n")


main(*sys.argv[1:])
