"""Says a question as people type it: misspelt, in key words, with a place or a story around it, in other words for the same."""
import random
import re

OTHERS = [
    ["fire", "let go", "terminate", "discharge", "can", "sack", "dismiss"],
    ["fired", "let go", "terminated", "discharged", "canned", "dismissed"],
    ["employee", "worker", "staff member", "team member", "guy", "cook", "server", "nurse", "cashier", "driver", "tech"],
    ["employees", "workers", "staff", "people", "crew", "our team", "associates"],
    ["employer", "company", "boss", "business", "owner"],
    ["paycheck", "check", "pay", "wages"],
    ["must we", "do we have to", "do I have to", "are we required to", "do i need to"],
    ["may we", "can we", "can I", "are we allowed to", "is it ok to", "is it legal to"],
    ["when", "how soon", "by when", "how fast"],
    ["quit", "resigned", "left", "walked out"],
    ["unpaid", "without pay", "not paid"],
    ["pregnant", "expecting"],
    ["kid", "minor", "teenager", "16 year old", "teen"],
    ["penalty", "fine"],
    ["sick leave", "sick time", "sick days"],
    ["vacation", "pto", "paid time off"],
    ["break", "rest break", "breather"],
    ["lunch", "meal break", "meal period"],
    ["overtime", "ot", "time and a half"],
    ["owe", "have to pay"],
]
BEFORE = [
    "hi, ", "quick question: ", "hello! ", "need help: ", "question about an employee. ", "so ", "ok so ", "asking for my company, ",
    "i own a small restaurant. ", "we run a warehouse with {n} people. ", "small shop in {place}. ", "we have {n} employees. ",
    "in {place}, ", "{place} - ", "{place}: ", "our hr person is out. ", "my manager asked me: ", "she has worked here {n} months. ",
    "he started {n} weeks ago. ", "one of my guys told me something today. ", "we are a nonprofit in {place}. ", "its {n} of us. ",
    "my boss says i should look this up. ", "our bookkeeper wants to know, ", "we are based in {place} and growing. ",
    "i manage a {n} bed nursing home. ", "we own {n} coffee shops. ", "this came up yesterday. ",
]
AFTER = [
    " in {place}", " {place}", "? thanks", " asap", " please", ", {place}", "? we have {n} employees", " thx", "? she works part time",
    " for a company of {n}", " at a restaurant", " in our warehouse", "? he is hourly", " here", " in {place}?", "?? need to know today",
    ". what is the law in {place}", ". what should we do", ". is that right", " or not",
]
PLACES = (
    "Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas "
    "Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon "
    "Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming Chicago Seattle Denver Houston Boston Philly "
    "Brooklyn CA TX NY FL WA IL NJ PA MA CO OR"
).split() + ["New York", "New Jersey", "North Carolina", "South Carolina", "New Mexico", "Rhode Island", "Los Angeles", "NYC", "San Diego"]
STOPS = set(
    "a an the to of we do does is are be i my our have has must may can does it in on for when what who how if that their they them".split()
)
KEYS = {"a": "sq", "e": "wr", "i": "uo", "o": "ip", "n": "bm", "t": "ry", "s": "ad", "r": "et", "l": "k", "m": "n", "c": "xv", "d": "sf"}


def misspell(text, dice):
    words = text.split(" ")
    at = dice.randrange(len(words))
    word = words[at]
    if len(word) < 4:
        return text
    place = dice.randrange(1, len(word) - 1)
    how = dice.random()
    if how < 0.3:
        word = word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    elif how < 0.55:
        word = word[:place] + word[place + 1 :]
    elif how < 0.75:
        word = word[:place] + word[place] + word[place:]
    else:
        word = word[:place] + dice.choice(KEYS.get(word[place].lower(), word[place])) + word[place + 1 :]
    words[at] = word
    return " ".join(words)


def in_other_words(text, dice):
    found = [(same, hit) for same in OTHERS for said in same for hit in re.finditer(rf"\b{re.escape(said)}\b", text, re.I)]
    if not found:
        return text
    same, hit = dice.choice(found)
    return text[: hit.start()] + dice.choice(same) + text[hit.end() :]


def key_words(text):
    words = [word for word in re.findall(r"[\w'$.%-]+", text) if word.lower() not in STOPS]
    return " ".join(words) if len(words) >= 2 else text


def around(text, dice):
    fill = lambda frame: frame.format(place=dice.choice(PLACES), n=dice.choice([3, 8, 12, 14, 20, 35, 49, 60, 120, 400]))
    if dice.random() < 0.5:
        text = text[:1].lower() + text[1:] if dice.random() < 0.5 else text
        text = fill(dice.choice(BEFORE)) + text
    if dice.random() < 0.5:
        text = text.rstrip("?. ") + fill(dice.choice(AFTER))
    return text


def paraphrase(text, dice):
    for _ in range(2):
        if dice.random() < 0.4:
            text = in_other_words(text, dice)
    if dice.random() < 0.12:
        text = key_words(text)
    if dice.random() < 0.3:
        text = around(text, dice)
    if dice.random() < 0.4:
        text = text.rstrip("?.").replace(",", "").replace("'", "")
    for _ in range(2):
        if dice.random() < 0.15:
            text = misspell(text, dice)
    return text


if __name__ == "__main__":
    dice = random.Random(1)
    for _ in range(20):
        print(paraphrase("When must we pay an employee who quits without notice?", dice))
