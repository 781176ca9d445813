#!/bin/sh
# Unpacks the source of the distribution's cmocka into build/cmocka, for the C tests in WebAssembly.
# The system's apt configuration is read, not changed: a private source list serves one download.
set -eu
cd "$(dirname "$0")/.."
[ -f build/cmocka/src/cmocka.c ] && exit

apt=$PWD/build/apt
rm -rf "$apt" build/cmocka
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/parts" build/cmocka

# "deb" lines and "Types: deb" stanzas of the Debian archive, turned into their source twins.
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -f "$list" ] && sed -n 's/^deb[[:space:]]/deb-src /p' "$list"
done >"$apt/sources.list"
for list in /etc/apt/sources.list.d/*.sources; do
    [ -f "$list" ] || continue
    sed 's/^Types:.*/Types: deb-src/' "$list" >"$apt/parts/$(basename "$list")"
done

private_apt() {
    apt-get -qq -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts="$apt/parts" \
        -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt/cache" \
        -o APT::Sandbox::User=root "$@"
}

private_apt update || true # another archive's failure does not matter: only cmocka's does
(cd "$apt" && private_apt source --download-only cmocka)
tar -xf "$apt"/cmocka_*.orig.tar.xz -C build/cmocka --strip-components=1
rm -rf "$apt"
