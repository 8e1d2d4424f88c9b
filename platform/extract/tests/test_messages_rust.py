"""The messages that Rust sources make."""

from pathlib import Path
from textwrap import dedent

import pytest

from extract.errors import ExtractError
from extract.messages.languages import rust_files, rust_module
from extract.messages.places import Places
from extract.messages.record import Reading
from extract.messages.rust_sites import RustChecks, rust_messages
from extract.source import SourceTree

CHECKS = """
pub fn check_positive<T: Into<i64>>(value: u64, param: &str) -> anyhow::Result<()> {
    if value == 0 {
        anyhow::bail!("invalid u64 for '{param}' not positive, was {value}")
    }
    Ok(())
}
"""


def read(code: str) -> Reading:
    return rust_messages(dedent(code), "a.rs", RustChecks(CHECKS, "correctness.rs"))


def rows(code: str) -> list[tuple]:
    return [(item.level, item.template.text, item.error, item.template.gaps) for item in read(code).messages]


@pytest.mark.parametrize(
    ("statement", "row"),
    [
        (
            'anyhow::bail!("no {x} in {}", self.y(1, 2));',
            ("raise", "no {} in {}", None, ["x", "self.y(1, 2)"]),
        ),
        ('anyhow!(r#"bad "{:?}" of {n}"#, a, n = b + 1)', ("raise", 'bad "{}" of {}', None, ["a", "b + 1"])),
        ('panic!("brace {{}} {0} {0:>8.2}", x)', ("panic", "brace {{}} {} {}", None, ["x", "x"])),
        ('assert!(a < b, "order is off: {a}");', ("panic", "order is off: {}", None, ["a"])),
        ('anyhow::ensure!(ok(a, b), "not ok");', ("raise", "not ok", None, [])),
        ('log::error!(target: "t", "lost \\\n         link");', ("error", "lost link", None, [])),
        ('tracing::warn!(id = %order.id, ?x, "slow link {e}");', ("warning", "slow link {}", None, ["e"])),
        ('file.lock().expect("no lock");', ("panic", "no lock", None, [])),
        ('file.context("no file")?;', ("raise", "no file", None, [])),
        ('file.with_context(|| format!("no {path}"))?;', ("raise", "no {}", None, ["path"])),
        ('to_pyvalue_err(format!("bad {x}"))', ("raise", "bad {}", "ValueError", ["x"])),
        ('PyKeyError::new_err("no key")', ("raise", "no key", "KeyError", [])),
        ('Err("not now".to_string())', ("raise", "not now", None, [])),
        ('WireError::Closed(format!("by {peer}"))', ("raise", "by {}", "WireError", ["peer"])),
        ('let msg = format!("gone {x}"); log::error!("{msg}"); Err(msg)', ("raise", "gone {}", None, ["x"])),
        (
            'check_positive(size, "size")?;',
            ("raise", "invalid u64 for 'size' not positive, was {}", None, ["size"]),
        ),
        (
            "check_positive(n, stringify!(n))?;",
            ("raise", "invalid u64 for 'n' not positive, was {}", None, ["n"]),
        ),
        ('bail!(worded(s, "no dot".into()))', ("raise", "can't read {}: no dot", None, ["s"])),
        ('tokio::select! { _ = a => { log::warn!("in here"); } }', ("warning", "in here", None, [])),
    ],
)
def test_a_statement_gives_its_message(statement: str, row: tuple) -> None:
    helper = 'fn worded(text: &str, e: String) -> String { format!("can\'t read {text}: {e}") }\n'
    assert rows(f"{helper}fn go<'a>(x: &'a str) {{ {statement} }}") == [row]


def test_enums_of_errors_give_a_message_for_each_variant() -> None:
    code = """
    #[derive(Error)]
    pub enum WireError {
        /// Closed.
        #[error("Closed by {0}")]
        Closed(String),
        #[error("Bad code: {code}")]
        #[allow(dead_code)]
        Code { code: u8 },
        #[error(transparent)]
        Other(#[from] Inner),
    }
    impl std::fmt::Display for DeskError {
        fn fmt(&self, f: &mut Formatter<'_>) -> Result { write!(f, "Desk is {}", self.state) }
    }
    """
    found = [(item.template.text, item.within, item.error) for item in read(code).messages]
    assert found == [
        ("Closed by {}", "WireError::Closed", "WireError"),
        ("Bad code: {}", "WireError::Code", "WireError"),
        ("Desk is {}", "DeskError::fmt", "DeskError"),
    ]


def test_a_message_names_its_function_and_line() -> None:
    code = """
    mod inner {
        impl<T: Clone> Display for Price<T> where T: From<u8> {
            /* bail!("a /* nested */ comment") */
            fn py_new() {
                // panic!("no")
                panic!("yes it is");
            }
        }
    }
    """
    (found,) = read(code).messages
    assert (found.within, found.line) == ("inner::Price::py_new", 7)


def test_tests_and_what_has_no_words_are_left_out() -> None:
    code = """
    #[cfg(test)]
    use x::{y, z};
    #[rstest]
    fn try_it<A, B>(a: A) { panic!("in a test"); }
    #[cfg(test)]
    mod tests { fn go() { panic!("in a test"); } }
    #[cfg(feature = "defi")]
    pub fn pool() { panic!("not in the package"); }
    fn go() { panic!("{e}"); anyhow!(e); x.expect(FAILED); unreachable!(); '"'; }
    """
    found = read(code)
    assert (found.messages, found.wordless) == ([], 3)


@pytest.mark.parametrize(
    ("code", "line"),
    [("fn a() {\n  (]\n}", 2), ("fn a() {\n", 1), ('\n\nlet a = "b;\n', 3), ("}\n", 1), ("/* a", 1)],
)
def test_a_file_that_cannot_be_read_names_file_and_line(code: str, line: int) -> None:
    with pytest.raises(ExtractError, match=rf"^a\.rs:{line}: "):
        rust_messages(code, "a.rs", None)


def test_only_crates_that_the_package_offers_are_read(tmp_path: Path) -> None:
    files = {
        "nautilus_trader/__init__.py": "",
        "crates/pyo3/src/lib.rs": "wrap_pymodule!(nautilus_model::python::model); nautilus_okx::python::okx",
        "crates/model/src/lib.rs": "",
        "crates/model/src/stubs.rs": "",
        "crates/risk/src/lib.rs": "",
        "crates/adapters/okx/src/http/mod.rs": "",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    tree = SourceTree(tmp_path)
    found = [tree.relative(path) for path in rust_files(tree)]
    assert found == ["crates/model/src/lib.rs", "crates/adapters/okx/src/http/mod.rs"]
    assert [rust_module(path) for path in found] == ["nautilus_model", "nautilus_okx::http"]


def test_a_rust_type_leads_to_the_entry_of_its_name() -> None:
    def symbol(name: str, *members: str, **more: object) -> dict:
        return {
            "name": name,
            "kind": "class",
            "anchor": name,
            "members": [{"name": item} for item in members],
            **more,
        }

    core = "nautilus_trader.core.nautilus_pyo3"
    places = Places(
        {
            "nautilus_trader.model": {
                "module": "nautilus_trader.model",
                "page": "model",
                "symbols": [symbol("Price", "from_str")],
            },
            core: {
                "module": core,
                "page": "core",
                "symbols": [symbol("Socket", home=f"{core}.Socket", anchor="pyo3.Socket")],
            },
        }
    )
    found = {
        within: (entry.page, entry.anchor)
        for within in ("Price::py_from_str", "Price::new", "Socket::send", "free")
        if (entry := places.rust(within))
    }
    assert found == {
        "Price::py_from_str": ("model", "Price.from_str"),
        "Price::new": ("model", "Price"),
        "Socket::send": ("core", "pyo3.Socket"),
    }
